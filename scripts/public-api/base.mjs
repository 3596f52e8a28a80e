import { spawnSync } from 'node:child_process';

/** Commands of git in a folder: what they print, null where they fail or git is not there. */
const gitIn =
  (cwd) =>
  (...args) => {
    const done = spawnSync('git', args, { cwd, maxBuffer: 1 << 26 });
    return done.status === 0 ? done.stdout.toString() : null;
  };

/**
 * The list that a new one is compared with: the newest committed one that is not equal to it, so that one change needs
 * one raise however often it is tried, and what was committed is judged again.
 * @param {string} root folder of the project
 * @param {string} text the list as it should be now
 * @param git answers a command of git, null where it fails
 * @returns its lines and the version of shared/ that it was committed with; null without a history
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
