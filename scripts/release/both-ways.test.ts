import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flipText, readLog, readRecordText, recordText } from '../../shared/contract/release/release-record';

// `npm run deploy` and module containers keep records in the same format
// (shared/contract/release/release-record.ts): this test takes one module through the same releases in both
// ways.

const declaration = readFileSync(path.resolve(__dirname, '../../mf-gis/module.json'), 'utf8');
const { $schema: _, ...decl } = JSON.parse(declaration);
const COMMANDS = ['keep-release', 'flip-release', 'rollback-release', 'list-releases'];
/** What each version was built from, in order of deployment. */
const VERSIONS = {
  one: null,
  two: { commit: null, lock: 'lock' },
  'three-1.0': { commit: 'abc', lock: 'lock' },
};
const CUT = '{"at":"2026-11-2';

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
/** Folder of the records, by way of deployment. */
const HOMES = { npm: 'portal/releases/mf-gis', container: 'volume/mf-gis/releases' };
const ways = Object.keys(HOMES) as (keyof typeof HOMES)[];
const read = (way: keyof typeof HOMES, name: string) => readFileSync(at(HOMES[way], name), 'utf8');

/** A fake built release with one script, as `npm run build -w mf-gis` leaves it. */
function build(version: string, made: unknown) {
  const home = at('built/mf-gis', version);
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'remoteEntry.js'), `var version = '${version}';`);
  writeFileSync(path.join(home, 'module.json'), declaration);
  if (made) writeFileSync(`${home}.made.json`, JSON.stringify(made));
  const integrity = createHash('sha384').update(`var version = '${version}';`).digest('base64');
  const entry = `/modules/mf-gis/${version}/remoteEntry.js`;
  return { version, entry, integrity: `sha384-${integrity}`, decl, uses: {} };
}

/** Without containers: deploys each version, and copies it as its image would. */
function npm(steps: string): void {
  const from = (name: string) => JSON.stringify(path.join(__dirname, name));
  const script = `
    import { flipBack } from ${from('flip-back.mjs')};
    import { copyInService } from ${from('image.mjs')};
    import { deploy } from ${from('registry-file.mjs')};
    const portal = ${JSON.stringify(at('portal'))}, built = ${JSON.stringify(at('built'))};
    const put = async (release) => {
      await deploy({ 'mf-gis': release }, portal, built);
      await copyInService('mf-gis', ${JSON.stringify(at('images'))} + '/' + release.version, portal);
    };
    ${steps}`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script]);
}

/** Runs a command of the module's image; images are folders named by version. */
const container = (name: string, args: string[] = [], image = '') =>
  execFileSync(at('bin', name), args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      RELEASE_DIR: at('images', image),
      MODULES_DIR: at('volume'),
    },
  });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'both-ways-'));
  for (const name of ['bin', 'portal/modules/mf-gis']) mkdirSync(at(name), { recursive: true });
  for (const name of COMMANDS) {
    copyFileSync(path.resolve(__dirname, `../../shell/nginx/${name}.sh`), at('bin', name));
    chmodSync(at('bin', name), 0o755);
  }
  writeFileSync(at('portal/surface.json'), '{}');
  writeFileSync(at('portal/registry.json'), JSON.stringify({ modules: {} }));
  const releases = Object.entries(VERSIONS).map(([version, made]) => build(version, made));
  npm(releases.map((release) => `await put(${JSON.stringify(release)});`).join('\n'));
  for (const version of Object.keys(VERSIONS)) container('keep-release', [], version);
  // Simulates a crash in the middle of a line.
  for (const way of ways) appendFileSync(at(HOMES[way], 'log.jsonl'), CUT);
  const back = `await flipBack('mf-gis', { portal });`;
  npm(`${back} ${back}`);
  for (let n = 0; n < 2; n++) container('rollback-release', ['mf-gis']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(ways)('%s: what is put into service, and gone back to, is logged in the one form', (way) => {
  const text = read(way, 'log.jsonl');
  expect(readLog(text).map(({ how, from, version }) => [how, from, version])).toEqual([
    ['deploy', null, 'one'],
    ['deploy', 'one', 'two'],
    ['deploy', 'two', 'three-1.0'],
    ['rollback', 'three-1.0', 'two'],
    ['rollback', 'two', 'one'],
  ]);
  expect(text.replace(`${CUT}\n`, '')).toBe(readLog(text).map(flipText).join(''));
});

test.each(ways)('%s: the record of each version has the one form, line by line', (way) => {
  for (const version of Object.keys(VERSIONS)) {
    const text = read(way, `${version}.json`);
    const record = readRecordText(text);
    expect(text).toBe(record && recordText(record));
    expect(new Date(record?.placed ?? '').toISOString()).toBe(record?.placed);
  }
});

test('both ways remember the same of a version, but for when it was placed', () => {
  const records = (way: keyof typeof HOMES) =>
    Object.keys(VERSIONS).map((version) => ({ ...readRecordText(read(way, `${version}.json`)), placed: '' }));
  expect(records('container')).toEqual(records('npm'));
  expect(records('npm').map(({ made }) => made)).toEqual(Object.values(VERSIONS));
  expect(Object.keys(records('npm')[0]?.files ?? {})).toEqual(['module.json', 'remoteEntry.js']);
  const kept = (way: keyof typeof HOMES) => readdirSync(at(HOMES[way])).sort();
  expect(kept('container').filter((name) => name !== 'image')).toEqual(kept('npm'));
});

test('both ways have the same entry in service, as a shell reads it', () => {
  const registry = JSON.parse(readFileSync(at('portal/registry.json'), 'utf8'));
  const release = JSON.parse(readFileSync(at('volume/mf-gis/release.json'), 'utf8'));
  expect(release).toEqual(registry.modules['mf-gis']);
  expect(release.version).toBe('one');
});

test('both ways list the same, in the same words', () => {
  const list = path.resolve(__dirname, '../releases.mjs');
  const said = execFileSync(process.execPath, [list, 'mf-gis', '--to', at('portal')], { encoding: 'utf8' });
  const minutes = (text: string) => text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, 'then').split('\n');
  const listed = minutes(container('list-releases', ['mf-gis']));
  expect([...listed].sort()).toEqual(minutes(said).sort());
  expect(listed[0]).toBe('mf-gis');
  expect(listed).toContain('* one  placed then, rollback then');
});
