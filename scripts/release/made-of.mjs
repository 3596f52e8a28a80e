import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/webpack/paths.mjs';

/**
 * The sources of a build, so that anybody can reproduce it.
 * @returns `{commit, lock}`: the commit of these files, null when there is none, and the SHA-256 of
 * package-lock.json in hexadecimal, which pins every package
 */
export function madeOf(root = ROOT, env = process.env) {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return { commit: commitOf(root, env), lock: lock.digest('hex') };
}

/** The current commit. Without git history, as in an image, `SOURCE_COMMIT` is used. */
function commitOf(root, env) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    // A folder inside another project must not report that project's commit.
    if (git('rev-parse', '--show-prefix') === '')
      return git('--no-optional-locks', 'status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    // Without git or history the caller sets SOURCE_COMMIT.
  }
  return env.SOURCE_COMMIT || null;
}

/** The sources in words, for a terminal. */
export function madeOfText(made) {
  if (!made) return 'of what, nobody noted';
  return `of ${made.commit ? `commit ${made.commit}` : 'an unknown commit'}, with package-lock.json ${made.lock}`;
}
