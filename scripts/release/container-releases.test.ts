import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MadeOf, recordText } from '../../shared/contract/release/release-record';

/** Commands in a module's image, by their names there (Dockerfile). */
const COMMANDS = ['keep-release', 'flip-release', 'rollback-release', 'list-releases'];

let folder: string;
const volume = (...parts: string[]) => path.join(folder, 'volume/mf-gis', ...parts);
const inService = () => JSON.parse(readFileSync(volume('release.json'), 'utf8')).version;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'container-'));
  mkdirSync(path.join(folder, 'bin'));
  for (const name of COMMANDS) {
    const command = path.join(folder, 'bin', name);
    copyFileSync(path.resolve(__dirname, `../../shell/nginx/${name}.sh`), command);
    chmodSync(command, 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(name: string, ...args: string[]) {
  const bin = path.join(folder, 'bin');
  const done = spawnSync(path.join(bin, name), args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      RELEASE_DIR: path.join(folder, 'image'),
      MODULES_DIR: path.join(folder, 'volume'),
    },
  });
  return { code: done.status, said: (done.stdout + done.stderr).trim() };
}

/** Starts the container of an image with one version and, if known, what it was built from. */
function start(version: string, made: MadeOf | null = null) {
  const image = path.join(folder, 'image/mf-gis');
  rmSync(image, { recursive: true, force: true });
  mkdirSync(path.join(image, version), { recursive: true });
  writeFileSync(path.join(image, version, 'a.js'), version);
  const record = { release: { version }, made, placed: '2026-11-25T00:00:00.000Z', files: {} };
  writeFileSync(path.join(image, 'record.json'), recordText(record));
  expect(run('keep-release')).toEqual({ code: 0, said: '' });
}

test('each image adds its version, and one can go back through them', () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) start(version);
  expect(inService()).toBe('1.0.0-c');
  expect(run('rollback-release', 'mf-gis').said).toBe('mf-gis 1.0.0-b is in service; before it was 1.0.0-c.');
  expect(run('rollback-release', 'mf-gis').said).toBe('mf-gis 1.0.0-a is in service; before it was 1.0.0-b.');
  expect(run('rollback-release', 'mf-gis')).toEqual({
    code: 1,
    said: 'Of mf-gis no version before 1.0.0-a is known.',
  });
  expect(inService()).toBe('1.0.0-a');
  const listed = run('list-releases', 'mf-gis').said.matchAll(/^(. \S+) .*, (\w+) /gm);
  expect([...listed].map(([, version, how]) => `${version} ${how}`).sort()).toEqual([
    '  1.0.0-b rollback',
    '  1.0.0-c deploy',
    '* 1.0.0-a rollback',
  ]);
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c'])
    expect(readFileSync(volume(version, 'a.js'), 'utf8')).toBe(version);
});

test('a container that starts again leaves what was rolled back to; another image does not', () => {
  start('1.0.0-a');
  start('1.0.0-b');
  run('rollback-release', 'mf-gis');
  start('1.0.0-b');
  expect(inService()).toBe('1.0.0-a');
  start('1.0.0-c');
  expect(inService()).toBe('1.0.0-c');
  expect(run('rollback-release', 'mf-gis').said).toContain('1.0.0-a is in service');
});

test('what was placed when stays so where the same version comes again, with what it is made of now', () => {
  start('1.0.0-a');
  const record = () => JSON.parse(readFileSync(volume('releases/1.0.0-a.json'), 'utf8'));
  const { placed } = record();
  expect(placed).not.toBe('2026-11-25T00:00:00.000Z');
  writeFileSync(
    volume('releases/1.0.0-a.json'),
    recordText({ ...record(), placed: '2026-11-01T00:00:00.000Z' }),
  );
  start('1.0.0-a', { commit: 'abc', lock: 'lock' });
  expect(record()).toMatchObject({ placed: '2026-11-01T00:00:00.000Z', made: { commit: 'abc' } });
});

test('a version may be named; one that is not kept changes nothing', () => {
  start('1.0.0-a');
  start('1.0.0-b');
  expect(run('rollback-release', 'mf-gis', '1.0.0-x')).toEqual({
    code: 1,
    said: 'mf-gis 1.0.0-x is not kept here.',
  });
  expect(inService()).toBe('1.0.0-b');
  expect(run('rollback-release', 'mf-gis', '1.0.0-a').code).toBe(0);
  expect(inService()).toBe('1.0.0-a');
  expect(existsSync(volume('.release.json'))).toBe(false);
});

test('without a module the commands say how they are called', () => {
  expect(run('rollback-release').said).toBe('Usage: rollback-release MODULE [VERSION]');
  expect(run('list-releases').said).toBe('Usage: list-releases MODULE');
});
