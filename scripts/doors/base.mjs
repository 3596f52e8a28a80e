import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Commands of git in a folder: what they print, null where they fail or git is not there. */
const gitIn =
  (cwd) =>
  (...args) => {
    const done = spawnSync('git', args, { cwd, maxBuffer: 1 << 26 });
    return done.status === 0 ? done.stdout.toString() : null;
  };

/**
 * The report that a new one is compared with: the newest committed one that is not equal to it, so
 * that one change needs one raise however often it is tried, and what was committed is judged again.
 * Without a history it is the file that lies there; without that there is nothing to compare with.
 * @param {string} root folder of the project
 * @param {string} file path of the report below it
 * @param {string} text the report as it should be now
 * @param git answers a command of git, null where it fails
 */
export function baseReport(root, file, text, git = gitIn(root)) {
  const commits = (git('log', '-n', '2', '--format=%H', '--', file) ?? '').split('\n').filter(Boolean);
  const versions = ['HEAD', ...commits.slice(1)].map((commit) => git('show', `${commit}:./${file}`));
  const [head] = versions;
  if (head === null || head === undefined) {
    const lying = path.join(root, file);
    return existsSync(lying) ? readFileSync(lying, 'utf8') : null;
  }
  return versions.find((version) => version !== null && version !== text) ?? head;
}
