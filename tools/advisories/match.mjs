import semver from 'semver';

/**
 * Whether a version is affected, by the OSV format's rules (https://ossf.github.io/osv-schema/#evaluation).
 * @returns the first fixed version, null when there is none yet; undefined for a version that is not
 * affected
 */
export function fixOf({ ranges = [], versions = [] }, version) {
  for (const { type, events } of ranges) {
    // Commit ranges of the repository repeat the version ranges.
    if (type === 'GIT') continue;
    const fix = inRange(events, version);
    if (fix !== undefined) return fix;
  }
  return versions.includes(version) ? null : undefined;
}

function inRange(events, version) {
  const sorted = events
    .map((event) => ({ ...event, at: Object.values(event)[0] === '0' ? '0.0.0-0' : Object.values(event)[0] }))
    .sort((a, b) => semver.compare(a.at, b.at));
  let isAffected = false;
  for (const { introduced, fixed, last_affected: last, at } of sorted) {
    if (introduced !== undefined && semver.gte(version, at)) isAffected = true;
    if (fixed !== undefined && semver.gte(version, at)) isAffected = false;
    if (last !== undefined && semver.gt(version, at)) isAffected = false;
  }
  if (!isAffected) return undefined;
  return sorted.find(({ fixed }) => fixed !== undefined && semver.gt(fixed, version))?.fixed ?? null;
}
