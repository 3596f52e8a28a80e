import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** SHA-256 of `{}`. */
const LOCK = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
/** Needs git to read a history. */
const withGit = spawnSync('git', ['--version']).status === 0 ? test : test.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'made-of-'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function madeOf(root = folder, env: Record<string, string> = {}): { commit: string | null; lock: string } {
  const script = `
    import { madeOf } from ${JSON.stringify(path.join(__dirname, 'made-of.mjs'))};
    console.log(JSON.stringify(madeOf(${JSON.stringify(root)}, ${JSON.stringify(env)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

/** Commits all files; returns the commit. */
function commit(): string {
  // PATH only: a git hook that runs the tests sets its own repository in the environment.
  const options = { cwd: folder, env: { PATH: process.env.PATH } };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], options).toString();
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
  return git('rev-parse', 'HEAD').trim();
}

test('without a history it is what the environment says, with the digest of the lock file', () => {
  expect(madeOf()).toEqual({ commit: null, lock: LOCK });
  expect(madeOf(folder, { SOURCE_COMMIT: 'abc' })).toEqual({ commit: 'abc', lock: LOCK });
  expect(madeOf(folder, { SOURCE_COMMIT: '' }).commit).toBeNull();
});

withGit('it is the commit, as long as the files are those of it', () => {
  const made = commit();
  expect(madeOf().commit).toBe(made);
  writeFileSync(path.join(folder, 'new.ts'), '');
  expect(madeOf(folder, { SOURCE_COMMIT: made }).commit).toBeNull();
});

withGit('the history of a project around the folder is not its own', () => {
  commit();
  const inside = path.join(folder, 'inside');
  mkdirSync(inside);
  writeFileSync(path.join(inside, 'package-lock.json'), '{}');
  expect(madeOf(inside).commit).toBeNull();
  expect(madeOf(inside, { SOURCE_COMMIT: 'abc' }).commit).toBe('abc');
});
