import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const decl = JSON.parse(readFileSync(path.resolve(__dirname, '../../mf-gis/module.json'), 'utf8'));
const release = (version: string, names = ['Button']) => ({
  version,
  entry: `/modules/mf-gis/${version}/remoteEntry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  decl,
  shared: 2,
  uses: { 'ui/button': names },
});

let folder: string;
const portal = (...parts: string[]) => path.join(folder, 'portal', ...parts);
const inService = () => JSON.parse(readFileSync(portal('registry.json'), 'utf8')).modules;
const placed = () => readdirSync(portal('modules/mf-gis')).sort();

/**
 * Builds a release with one file and deploys it, in a process of its own, since Jest cannot load ES
 * modules.
 */
function deploy(fresh: ReturnType<typeof release>, text = fresh.version): string {
  const home = path.join(folder, 'releases/mf-gis', fresh.version);
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'remoteEntry.js'), text);
  const script = `
    import { deploy } from ${JSON.stringify(path.join(__dirname, 'registry-file.mjs'))};
    await deploy(...${JSON.stringify([{ 'mf-gis': fresh }, portal(), path.join(folder, 'releases')])})
      .then(() => console.log('deployed'), (error) => console.log(error.message));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString().trim();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  mkdirSync(portal('modules/mf-gis'), { recursive: true });
  writeFileSync(portal('surface.json'), JSON.stringify({ major: 2, names: { 'ui/button': ['Button'] } }));
  writeFileSync(portal('registry.json'), JSON.stringify({ modules: { 'mf-global': { version: 'theirs' } } }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a release gets a folder of its own and its entry, and leaves other modules and versions alone', () => {
  expect(deploy(release('one'))).toBe('deployed');
  expect(deploy(release('two'))).toBe('deployed');
  expect(inService()).toEqual({ 'mf-gis': release('two'), 'mf-global': { version: 'theirs' } });
  expect(placed()).toEqual(['one', 'two']);
});

test('a version that is there is never changed, and may be put into service again', () => {
  deploy(release('one'));
  deploy(release('two'));
  expect(deploy(release('one'), 'something else')).toBe('deployed');
  expect(readFileSync(portal('modules/mf-gis/one/remoteEntry.js'), 'utf8')).toBe('one');
  expect(inService()['mf-gis'].version).toBe('one');
});

test('a release that needs what the shell lacks leaves the portal as it was', () => {
  deploy(release('one'));
  const before = readFileSync(portal('registry.json'), 'utf8');
  expect(deploy(release('two', ['Button', 'Gone']))).toBe(
    'mf-gis two is refused (surface): shared/ui/button: lacks Gone',
  );
  expect(readFileSync(portal('registry.json'), 'utf8')).toBe(before);
  expect(placed()).toEqual(['one']);
});

test('what a killed deployment left behind is not taken for a version', () => {
  deploy(release('one'));
  cpSync(portal('modules/mf-gis/one'), portal('modules/mf-gis/two.arriving'), { recursive: true });
  writeFileSync(portal('modules/mf-gis/two.arriving/half'), '');
  expect(deploy(release('two'))).toBe('deployed');
  expect(placed()).toEqual(['one', 'two']);
  expect(readdirSync(portal('modules/mf-gis/two'))).toEqual(['remoteEntry.js']);
});
