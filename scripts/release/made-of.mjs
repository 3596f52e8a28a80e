import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/webpack/paths.mjs';

/**
 * What a build is made of, so that anybody can repeat it.
 * @returns `{commit, lock}`: the commit whose files these are, null where there is none; the SHA-256 of package-lock.json,
 *   which names every package with its digest, in hexadecimal
 */
export function madeOf(root = ROOT, env = process.env) {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return { commit: commitOf(root, env), lock: lock.digest('hex') };
}

/** The commit that git names. Where the files came without their history, as into an image, `SOURCE_COMMIT` does. */
function commitOf(root, env) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    // A folder inside another project has a history that is not its own.
    if (git('rev-parse', '--show-prefix') === '')
      return git('--no-optional-locks', 'status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    // Git or its history is missing: the caller must supply the revision.
  }
  return env.SOURCE_COMMIT || null;
}

/** The same in words, for a terminal. */
export function madeOfText(made) {
  if (!made) return 'of what, nobody noted';
  return `of ${made.commit ? `commit ${made.commit}` : 'an unknown commit'}, with package-lock.json ${made.lock}`;
}
