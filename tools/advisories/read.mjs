import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Advisories of a folder that concern npm and are not withdrawn, in OSV format
 * (https://ossf.github.io/osv-schema/), used by GitHub's database and osv.dev.
 * @returns advisories by package name, their number, and the time of the latest change (RFC 3339)
 */
export function readAdvisories(folder) {
  const byName = new Map();
  let count = 0;
  let newest = '';
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const advisory = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const affected = (advisory.affected ?? []).filter((one) => one.package?.ecosystem === 'npm');
    if (advisory.withdrawn || affected.length === 0) continue;
    count += 1;
    if (advisory.modified > newest) newest = advisory.modified;
    for (const one of affected) {
      const { name } = one.package;
      byName.set(name, [...(byName.get(name) ?? []), { advisory, affected: one }]);
    }
  }
  return { byName, count, newest };
}

/**
 * Severity of an advisory: `critical`, `high`, `moderate`, `low` or `unknown`. Reports of malicious
 * packages have none and count as critical.
 */
export function severityOf({ id, database_specific: { severity } = {} }) {
  if (id.startsWith('MAL-')) return 'critical';
  return severity?.toLowerCase() ?? 'unknown';
}
