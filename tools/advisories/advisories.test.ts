import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FIXTURE = path.join(__dirname, 'fixture');
const OWN = path.join(FIXTURE, 'npm');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cig-advisories-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Locked = Record<string, { version: string; dev?: true; name?: string }>;

/** Output and exit code of the command for a lock file with these packages. */
function said(packages: Locked | null, advisories: string | undefined = OWN) {
  const lock = path.join(folder, 'package-lock.json');
  if (packages) writeFileSync(lock, JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'tools/advisories.mjs'), ...(packages ? [lock] : [])],
    { env: { ...process.env, ADVISORIES_DIR: advisories }, encoding: 'utf8' },
  );
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

const SERVED = 'node_modules/@lagoon/served';

it.each([
  ['1.1.9', 'fixed in 1.2.0'],
  ['2.0.0', 'fixed in 2.3.1'],
  ['2.3.1-rc.1', 'fixed in 2.3.1'],
])('names what is shipped with a grave fault and ends with 1: %s', (version, fixed) => {
  const { status, lines } = said({ [SERVED]: { version } });
  expect(lines).toEqual([
    `@lagoon/served ${version}  GHSA-aaaa-aaaa-aaaa  high  ${fixed}  shipped`,
    '1 packages compared with 4 advisories, the newest of 2026-11-20: 1 found.',
  ]);
  expect(status).toBe(1);
});

it.each(['1.2.0', '1.9.0', '2.3.1', '3.0.0'])(
  'finds nothing in a version without the fault: %s',
  (version) => {
    const { status, lines } = said({ [SERVED]: { version } });
    expect(lines).toEqual(['1 packages compared with 4 advisories, the newest of 2026-11-20: 0 found.']);
    expect(status).toBe(0);
  },
);

it('lists advisories of tools and lesser ones, and exits with 0', () => {
  const { status, lines } = said({
    'node_modules/tool': { version: '3.1.0', dev: true },
    'node_modules/other/node_modules/tool': { version: '3.1.1', dev: true },
    'node_modules/mild': { version: '1.0.0' },
  });
  expect(lines.slice(0, -1)).toEqual([
    'mild 1.0.0  GHSA-cccc-cccc-cccc  moderate  not fixed yet  shipped',
    'tool 3.1.0  GHSA-bbbb-bbbb-bbbb  critical  not fixed yet  tools only',
  ]);
  expect(status).toBe(0);
});

it('treats a malicious package as critical, under whatever name it is installed', () => {
  const { status, lines } = said({ 'node_modules/alias': { version: '6.6.6', name: 'harm' } });
  expect(lines[0]).toBe('harm 6.6.6  MAL-2026-1  critical  not fixed yet  shipped');
  expect(status).toBe(1);
});

it('counts a version as shipped where one of two places is', () => {
  const place = (dev?: true) => ({ version: '1.0.0', ...(dev && { dev }) });
  const { lines, status } = said({
    'node_modules/a/node_modules/@lagoon/served': place(),
    [SERVED]: place(true),
  });
  expect(lines[0]).toMatch(/shipped$/);
  expect(status).toBe(1);
});

it('says that it was skipped without a copy, and refuses a folder that is none', () => {
  expect(said(null, '')).toEqual({
    status: 0,
    lines: ['SKIPPED: no local copy of advisories (set ADVISORIES_DIR)'],
  });
  expect(said({}, path.join(folder, 'nowhere'))).toEqual({
    status: 1,
    lines: [expect.stringMatching(/which is not there/)],
  });
  expect(said({}, path.join(FIXTURE, 'other'))).toEqual({
    status: 1,
    lines: [expect.stringMatching(/holds no advisory of npm/)],
  });
});

describe('with records in the full form of osv.dev', () => {
  const OSV = path.join(FIXTURE, 'osv');
  it.each([
    // One range, in an advisory that also concerns a Ruby gem.
    ['lagoon', '4.17.20', 'GHSA-eeee-eeee-eeee  high  fixed in 4.17.21'],
    ['lagoon', '4.17.21', null],
    ['lagoon.template', '4.5.0', 'GHSA-eeee-eeee-eeee  high  not fixed yet'],
    ['lagoon.template', '4.5.1', null],
    ['lagoon-rails', '4.17.20', null],
    // A package listed once per major version.
    ['steps', '5.7.1', 'GHSA-ffff-ffff-ffff  high  fixed in 5.7.2'],
    ['steps', '5.7.2', null],
    ['steps', '6.3.0', 'GHSA-ffff-ffff-ffff  high  fixed in 6.3.1'],
    ['steps', '7.5.1', 'GHSA-ffff-ffff-ffff  high  fixed in 7.5.2'],
    // A list of versions without a range.
    ['trace', '4.4.2', 'MAL-2025-2  critical  not fixed yet'],
    ['trace', '4.4.1', null],
  ])('%s %s', (name, version, found) => {
    const { lines } = said({ [`node_modules/${name}`]: { version } }, OSV);
    // The newest advisory is withdrawn: neither counted nor reported.
    expect(lines).toEqual([
      ...(found ? [`${name} ${version}  ${found}  shipped`] : []),
      `1 packages compared with 3 advisories, the newest of 2025-09-29: ${found ? 1 : 0} found.`,
    ]);
  });
});

describe('with records as the export of npm by osv.dev has them', () => {
  const EXPORT = path.join(FIXTURE, 'export');
  it.each([
    // Open range: where npm has no fixed version, GitHub records the end outside of the range.
    ['sheet', '0.18.5', 'GHSA-jjjj-jjjj-jjjj  high  not fixed yet'],
    ['sheet', '0.20.2', null],
    ['sheet', '0.20.3-rc.1', null],
    // A fixed version of two numbers, and an end outside of a range that has a fixed version.
    ['tide', '4.3.0', 'GHSA-mmmm-mmmm-mmmm  moderate  fixed in 4.5.1'],
    ['tide', '4.2.9', null],
    ['tide', '5.3.0', 'GHSA-mmmm-mmmm-mmmm  moderate  not fixed yet'],
    ['tide', '5.3.1', null],
    // A record in the format of GitHub's own database, without a CVSS score.
    ['raw', '1.9.9', 'GHSA-qqqq-qqqq-qqqq  critical  fixed in 2.0.0'],
    ['raw', '2.0.0', null],
    ['reefs', '1.0.0', 'MAL-2025-9  critical  not fixed yet'],
  ])('%s %s', (name, version, found) => {
    const { lines } = said({ [`node_modules/${name}`]: { version } }, EXPORT);
    // An unreviewed advisory names no package, so it is not among the 4.
    expect(lines).toEqual([
      ...(found ? [`${name} ${version}  ${found}  shipped`] : []),
      `1 packages compared with 4 advisories, the newest of 2025-09-19: ${found ? 1 : 0} found.`,
    ]);
  });
});

it('names a file that was cut off while it was fetched', () => {
  const copy = path.join(folder, 'copy');
  mkdirSync(copy);
  writeFileSync(path.join(copy, 'GHSA-cut.json'), '{"id": "GHSA-');
  const { status, lines } = said({}, copy);
  expect(lines).toEqual([expect.stringMatching(/GHSA-cut\.json is no JSON; fetch the copy again/)]);
  expect(status).toBe(1);
});

it('reads the lock file of the project', () => {
  const { lines } = said(null);
  expect(Number.parseInt(lines.at(-1) ?? '', 10)).toBeGreaterThan(800);
});
