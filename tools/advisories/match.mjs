import semver from 'semver';

/**
 * Whether a version is affected, by the OSV format's rules (https://ossf.github.io/osv-schema/#evaluation). The
 * end of a range without a fixed version is GitHub's `last_known_affected_version_range`.
 * @returns the first fixed version, null when there is none yet; undefined for a version that is not affected
 */
export function fixOf({ ranges = [], versions = [], database_specific: more }, version) {
  const known = more?.last_known_affected_version_range;
  for (const { type, events } of ranges) {
    // Commit ranges of the repository repeat the version ranges.
    if (type === 'GIT') continue;
    const fix = inRange(events, version);
    if (fix === null && isPast(known, version)) continue;
    if (fix !== undefined) return fix;
  }
  return versions.includes(version) ? null : undefined;
}

const isPast = (known, version) =>
  known !== undefined && !semver.satisfies(version, known, { includePrerelease: true });

/**
 * A complete npm version for the version of an event, which older records write with fewer than three numbers.
 * @throws when the text is no version
 */
function full(version) {
  if (version === '0') return '0.0.0-0';
  const found = semver.valid(version, true) ?? semver.coerce(version)?.version;
  if (!found) throw new Error(`${version} is no version of npm`);
  return found;
}

function inRange(events, version) {
  const sorted = events
    .map((event) => ({ ...event, at: full(Object.values(event)[0]) }))
    .sort((a, b) => semver.compare(a.at, b.at));
  let isAffected = false;
  for (const { introduced, fixed, last_affected: last, at } of sorted) {
    if (introduced !== undefined && semver.gte(version, at)) isAffected = true;
    if (fixed !== undefined && semver.gte(version, at)) isAffected = false;
    if (last !== undefined && semver.gt(version, at)) isAffected = false;
  }
  if (!isAffected) return undefined;
  return sorted.find(({ fixed, at }) => fixed !== undefined && semver.gt(at, version))?.fixed ?? null;
}
