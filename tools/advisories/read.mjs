import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Advisories on npm that are not withdrawn, from a folder in OSV format (https://ossf.github.io/osv-schema/).
 * Those of other packages are only counted: osv.dev holds 200,000 for npm.
 * @param names set of package names
 * @returns advisories by package name, their number, and the time of the latest change (RFC 3339)
 * @throws when a file is not JSON; the error names the file
 */
export function readAdvisories(folder, names) {
  const byName = new Map();
  let count = 0;
  let newest = '';
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const advisory = parsed(path.join(folder, file));
    const ofNpm = (advisory.affected ?? []).filter((one) => one.package?.ecosystem === 'npm');
    if (advisory.withdrawn || ofNpm.length === 0) continue;
    count += 1;
    if (advisory.modified > newest) newest = advisory.modified;
    for (const affected of ofNpm) {
      const { name } = affected.package;
      if (!names.has(name)) continue;
      const found = { id: advisory.id, severity: severityOf(advisory), affected };
      byName.set(name, [...(byName.get(name) ?? []), found]);
    }
  }
  return { byName, count, newest };
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON; fetch the copy again (${error.message})`);
  }
}

/**
 * Severity of an advisory: `critical`, `high`, `moderate`, `low` or `unknown`. Reports of malicious
 * packages have none and count as critical.
 */
function severityOf({ id, database_specific: { severity } = {} }) {
  if (id.startsWith('MAL-')) return 'critical';
  return severity?.toLowerCase() ?? 'unknown';
}
