import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Advisories of a folder that are of npm and stand, in the format of https://ossf.github.io/osv-schema/. GitHub's own
 * database and the files of osv.dev are both in it.
 * @returns advisories by the name of a package, how many there are, and when the newest was changed (RFC 3339)
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
 * How bad an advisory is: `critical`, `high`, `moderate`, `low` or `unknown`. One that tells of a package made to do harm
 * has no severity of its own, and is critical.
 */
export function severityOf({ id, database_specific: { severity } = {} }) {
  if (id.startsWith('MAL-')) return 'critical';
  return severity?.toLowerCase() ?? 'unknown';
}
