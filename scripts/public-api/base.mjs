import { spawnSync } from 'node:child_process';

/** Runs git in a folder; returns its output, null when it fails or git is missing. */
const gitIn =
  (cwd) =>
  (...args) => {
    const done = spawnSync('git', args, { cwd, maxBuffer: 1 << 26 });
    return done.status === 0 ? done.stdout.toString() : null;
  };

/**
 * The list that a new one is compared with: the latest committed one that differs, so that one change needs
 * one raise of the version, however often it is checked.
 * @param {string} root folder of the project
 * @param {string} text the new list
 * @param git runs a git command; null when it fails
 * @returns its lines and its version of shared/; null without a history
 */
export function baseOf(root, text, git = gitIn(root)) {
  const commits = (git('log', '-n', '2', '--format=%H', '--', 'shared/public-api.txt') ?? '')
    .split('\n')
    .filter(Boolean);
  for (const commit of ['HEAD', ...commits.slice(1)]) {
    const list = git('show', `${commit}:./shared/public-api.txt`);
    if (list === null || list === text) continue;
    const { version } = JSON.parse(git('show', `${commit}:./shared/package.json`) ?? '{}');
    return { lines: list.split('\n').filter(Boolean), version: String(version) };
  }
  return null;
}
