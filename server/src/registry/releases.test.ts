import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '../../test/support/fake-clock';
import { releasedRegistry } from './releases';
import { registryFile } from './source';

const decl = JSON.parse(readFileSync(join(process.cwd(), 'mf-gis', 'module.json'), 'utf8')) as object;
/** A registry entry. */
const release = (version: string, uses: object = {}) => ({
  version,
  entry: `/modules/mf-gis/${version}/remoteEntry.0123abcd.js`,
  integrity: 'sha384-AAAA',
  decl,
  shared: 2,
  uses,
});

const button = (...names: string[]) => ({ 'ui/button': names });

let folder: string;
let clock: FakeClock;
let answer: () => Promise<unknown>;
const warnings: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cig-registry-'));
  clock = new FakeClock();
  warnings.length = 0;
  writeFileSync(
    join(folder, 'surface.json'),
    JSON.stringify({ major: 2, names: { 'ui/button': ['Button'] } }),
  );
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ modules: { 'mf-gis': release('built') } }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Versions of mf-gis in the registry, visit by visit. */
function visits() {
  const source = releasedRegistry(registryFile(folder), {
    addresses: ['http://mf-gis/modules/mf-gis/release.json'],
    portalDir: folder,
    clock,
    warn: (sentence) => warnings.push(sentence),
    ask: () => answer(),
  });
  return async () => {
    clock.pass(10);
    const { text } = (await source())!;
    return JSON.parse(text).modules['mf-gis'].version as string;
  };
}

it('puts a module that was deployed alone into service at the next visit', async () => {
  const visit = visits();
  answer = async () => release('1');
  expect(await visit()).toBe('1');
  answer = async () => release('2', button('Button'));
  expect(await visit()).toBe('2');
});

it('passes a declaration on as received, with names of roles', async () => {
  const source = releasedRegistry(registryFile(folder), {
    addresses: ['http://mf-gis/modules/mf-gis/release.json'],
    portalDir: folder,
    clock,
    warn: (sentence) => warnings.push(sentence),
    ask: async () => release('1'),
  });
  expect(JSON.parse((await source())!.text).modules['mf-gis']).toEqual(release('1'));
});

it('refuses a release made for another contract, with its name', async () => {
  const visit = visits();
  answer = async () => ({ ...release('2'), decl: { ...decl, contract: 1 } });
  expect(await visit()).toBe('built');
  expect(warnings).toEqual([expect.stringContaining('contract: 1, this portal reads 2')]);
});

it('keeps the last release of a module that is down, or the built one', async () => {
  const visit = visits();
  answer = () => Promise.reject(new Error('refused'));
  expect(await visit()).toBe('built');
  answer = async () => release('1');
  await visit();
  answer = () => Promise.reject(new Error('refused'));
  expect(await visit()).toBe('1');
});

it('leaves out what this shell cannot run or parse, and reports it once', async () => {
  const visit = visits();
  answer = async () => release('2', button('Gone'));
  expect([await visit(), await visit()]).toEqual(['built', 'built']);
  const says = (end: string) => expect.stringContaining(`mf-gis/release.json ${end}`);
  expect(warnings).toEqual([says('2 is refused (surface): shared/ui/button: lacks Gone')]);
  answer = async () => ({ ...release('3', button('Button')), shared: 1 });
  expect(await visit()).toBe('built');
  answer = async () => ({
    ...release('4'),
    shared: undefined,
    uses: { 'ui/button': { number: 1, names: [] } },
  });
  expect(await visit()).toBe('built');
  expect(warnings.slice(1)).toEqual([
    says('3 is refused (surface): shared: needs version 1, here 2'),
    says('4 is refused (surface): shared: needs version 1, here 2'),
  ]);
  answer = async () => ({ version: 3 });
  expect(await visit()).toBe('built');
});

it('asks once for concurrent visitors', async () => {
  const visit = visits();
  let requestCount = 0;
  answer = async () => {
    requestCount += 1;
    return release('1');
  };
  await Promise.all([visit(), visit(), visit()]);
  expect(requestCount).toBe(1);
});
