/**
 * `npm run advisories [-- LOCK_FILE]`: lists packages of the lock file with known vulnerabilities, by a
 * local copy of advisories in the folder `ADVISORIES_DIR`, without any network. Exit code 1 when a shipped
 * package has one that is high, critical or of unknown severity.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, ROOT } from '../scripts/run/step.mjs';
import { fixOf } from './advisories/match.mjs';
import { lockedPackages } from './advisories/packages.mjs';
import { readAdvisories } from './advisories/read.mjs';

const FAILING_SEVERITIES = new Set(['high', 'critical', 'unknown']);

const folder = process.env.ADVISORIES_DIR;
if (!folder) {
  console.log('SKIPPED: no local copy of advisories (set ADVISORIES_DIR)');
  process.exit(0);
}
if (!existsSync(folder)) fail(`ADVISORIES_DIR names ${folder}, which is not there.`);
const packages = lockedPackages(process.argv[2] ?? path.join(ROOT, 'package-lock.json'));
const { byName, count, newest } = readAll(folder, new Set(packages.map(({ name }) => name)));
if (count === 0) fail(`${folder} holds no advisory of npm in the format OSV.`);

const findings = packages.flatMap(({ name, version, shipped }) =>
  (byName.get(name) ?? []).flatMap(({ id, severity, affected }) => {
    const fix = fixOf(affected, version);
    return fix === undefined ? [] : [{ name, version, shipped, id, fix, severity }];
  }),
);
const order = ['critical', 'high', 'unknown', 'moderate', 'low'];
findings.sort((a, b) => b.shipped - a.shipped || order.indexOf(a.severity) - order.indexOf(b.severity));
for (const { name, version, shipped, id, fix, severity } of findings)
  console.log(
    [
      `${name} ${version}`,
      id,
      severity,
      fix ? `fixed in ${fix}` : 'not fixed yet',
      shipped ? 'shipped' : 'tools only',
    ].join('  '),
  );
console.log(
  `${packages.length} packages compared with ${count} advisories, the newest of ${newest.slice(0, 10)}: ${findings.length} found.`,
);
process.exit(findings.some(({ shipped, severity }) => shipped && FAILING_SEVERITIES.has(severity)) ? 1 : 0);

function readAll(from, names) {
  try {
    return readAdvisories(from, names);
  } catch (error) {
    return fail(error.message);
  }
}
