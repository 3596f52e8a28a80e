import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const text = readFileSync(path.resolve(__dirname, '../../mf-gis/module.json'), 'utf8');
const { $schema: _, ...decl } = JSON.parse(text);

let folder: string;
const portal = (...parts: string[]) => path.join(folder, 'portal', ...parts);
const inService = () => JSON.parse(readFileSync(portal('registry.json'), 'utf8')).modules['mf-gis']?.version;
const log = () =>
  readFileSync(portal('releases/mf-gis/log.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ version, from, how }) => [how, from, version]);

/**
 * A fake built release with one script, as `npm run build -w mf-gis` leaves it; returns its registry entry.
 */
function build(version: string, code = `var version = '${version}';`) {
  const home = path.join(folder, 'releases/mf-gis', version);
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'remoteEntry.js'), code);
  writeFileSync(path.join(home, 'module.json'), text);
  writeFileSync(`${home}.made.json`, JSON.stringify({ commit: `commit-of-${version}`, lock: 'lock' }));
  return {
    version,
    entry: `/modules/mf-gis/${version}/remoteEntry.js`,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    decl,
    shared: 2,
    uses: { 'ui/button': ['Button'] },
  };
}

/** Runs steps in a process of its own, since Jest cannot load ES modules; returns their output. */
function run(steps: string): string {
  const from = (name: string) => JSON.stringify(path.join(__dirname, name));
  const script = `
    import { deploy } from ${from('registry-file.mjs')};
    import { flipBack } from ${from('flip-back.mjs')};
    import { fileFaults } from ${from('smoke.mjs')};
    const portal = ${JSON.stringify(portal())}, built = ${JSON.stringify(path.join(folder, 'releases'))};
    const put = (release) => deploy({ 'mf-gis': release }, portal, built);
    const back = (options) => flipBack('mf-gis', { portal, ...options })
      .then(({ from, to }) => console.log(from + ' > ' + to), (error) => console.log(error.message));
    const faults = (version) => console.log(JSON.stringify(fileFaults('mf-gis', version, portal)));
    ${steps}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString().trim();
}
const put = (...releases: ReturnType<typeof build>[]) =>
  releases.map((release) => `await put(${JSON.stringify(release)});`).join('\n');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  mkdirSync(portal('modules/mf-gis'), { recursive: true });
  writeFileSync(portal('surface.json'), JSON.stringify({ major: 2, names: { 'ui/button': ['Button'] } }));
  writeFileSync(portal('registry.json'), JSON.stringify({ modules: {} }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a rollback leads to the version before, another one further back, and the log says so', () => {
  const said = run(`${put(build('one'), build('two'), build('three'))}
    await back(); await back(); await back();
    ${put(build('four'))}
    await back();`);
  expect(said.split('\n')).toEqual([
    'three > two',
    'two > one',
    'Of mf-gis no version before one is known; npm run releases lists all.',
    'four > one',
  ]);
  expect(inService()).toBe('one');
  expect(log()).toEqual([
    ['deploy', null, 'one'],
    ['deploy', 'one', 'two'],
    ['deploy', 'two', 'three'],
    ['rollback', 'three', 'two'],
    ['rollback', 'two', 'one'],
    ['deploy', 'one', 'four'],
    ['rollback', 'four', 'one'],
  ]);
});

test('any kept version may be named; none that is unknown or in service', () => {
  const said = run(`${put(build('one'), build('two'), build('three'))}
    await back({ version: 'one' }); await back({ version: 'one' }); await back({ version: 'none' });`);
  expect(said.split('\n')).toEqual([
    'three > one',
    'mf-gis one is in service already.',
    `No record of mf-gis none is kept in ${portal()}.`,
  ]);
});

test('a version whose files changed, or that this shell cannot run any more, is not gone back to', () => {
  run(put(build('one'), build('two')));
  writeFileSync(portal('surface.json'), JSON.stringify({ major: 3, names: { 'ui/button': ['Button'] } }));
  expect(run('await back();')).toBe('mf-gis one is refused (surface): shared: needs version 2, here 3');
  appendFileSync(portal('modules/mf-gis/one/remoteEntry.js'), ' ');
  expect(run('await back();')).toBe(
    'mf-gis one is not whole: remoteEntry.js has changed since it was placed',
  );
  expect(inService()).toBe('two');
});

test('the files of a release are tried: missing, no script, another digest, another declaration', () => {
  const broken = build('bad', 'var = 1;');
  const said = run(`${put(build('good'), { ...broken, integrity: build('x').integrity })}
    faults('good'); faults('bad'); faults('none');`);
  const [good, bad, none] = said.split('\n').map((line) => JSON.parse(line));
  expect(good).toEqual([]);
  expect(bad).toEqual([
    "remoteEntry.js is no script: Unexpected token '='",
    'remoteEntry.js is not what the registry promises',
  ]);
  expect(none).toEqual(['no record of mf-gis none is kept']);
  writeFileSync(portal('modules/mf-gis/good/module.json'), text.replace('"minApi": 1', '"minApi": 0'));
  rmSync(portal('modules/mf-gis/good/remoteEntry.js'));
  expect(JSON.parse(run(`faults('good');`))).toEqual([
    'module.json has changed since it was placed',
    'remoteEntry.js is missing',
    'module.json is not the declaration of the registry',
  ]);
});

test('the list of releases says of each what it was made of, an older record that nobody noted it', () => {
  run(put(build('one'), build('two')));
  const older = JSON.parse(readFileSync(portal('releases/mf-gis/one.json'), 'utf8'));
  writeFileSync(portal('releases/mf-gis/one.json'), JSON.stringify({ ...older, made: undefined }));
  const list = path.resolve(__dirname, '../releases.mjs');
  const said = execFileSync(process.execPath, [list, 'mf-gis', '--to', portal()]).toString();
  expect(said.replace(/ {2}placed .*/g, '').split('\n')).toEqual([
    'mf-gis',
    '* two',
    '    of commit commit-of-two, with package-lock.json lock',
    '  one',
    '    of what, nobody noted',
    '',
  ]);
});

test('what the shell is made of stands before the modules', () => {
  run(`const { keepPart } = await import(${JSON.stringify(path.join(__dirname, 'release-records.mjs'))});
    keepPart('shell', { commit: null, lock: 'lock' }, portal, new Date(0));`);
  const said = execFileSync(process.execPath, [path.resolve(__dirname, '../releases.mjs'), '--to', portal()]);
  expect(said.toString().split('\n').slice(0, 3)).toEqual([
    'shell  placed 1970-01-01 00:00 UTC',
    '    of an unknown commit, with package-lock.json lock',
    'mf-ciguawatch',
  ]);
});

test('a log that a crash cut short still leads back', () => {
  run(put(build('one'), build('two')));
  appendFileSync(portal('releases/mf-gis/log.jsonl'), '{"at":"2026-');
  expect(run('await back();')).toBe('two > one');
});
