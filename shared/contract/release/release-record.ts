/**
 * Records of a module's releases, by which they are listed and rolled back. `npm run deploy`
 * (scripts/release) and module containers, which have no Node.js (shell/nginx/*.sh), write the same format;
 * scripts/release/both-ways.test.ts compares them.
 * In `releases/<module>/` of a web root, or `<module>/releases/` of a container's volume: `<version>.json`,
 * the record of a version with one key per line, so that `sed` reads it; `log.jsonl`, one line per change
 * of what is in service.
 * The files of a version never change. The version in service is named by `registry.json`, or
 * `release.json` of the volume.
 */
import { isRecord, isText } from '../check';

/** Sources of a build. */
export interface MadeOf {
  /** null where the files are not of a commit, or it was not given */
  commit: string | null;
  /** SHA-256 of package-lock.json, in hexadecimal */
  lock: string;
}

/** Everything kept about one version. */
interface ReleaseRecord {
  /** its registry entry, as given */
  release: Record<string, unknown>;
  /** null where it was not recorded */
  made: MadeOf | null;
  /** when its files were first stored, ISO 8601 in UTC */
  placed: string;
  /** digest (`sha384-…`) of each file, compressed copies included, by path in the folder of the version */
  files: Record<string, string>;
}

/** A change of the version in service. */
export interface ServiceChange {
  /** ISO 8601 in UTC */
  at: string;
  /** version in service from now on; null where the module was taken out */
  version: string | null;
  /** version in service until now; null where there was none */
  from: string | null;
  /** `smoke`: rolled back because its test failed */
  how: 'deploy' | 'rollback' | 'smoke';
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A record as written to its file. */
export function recordText({ release, made, placed, files }: ReleaseRecord): string {
  const lines = Object.entries({ release, made, placed, files }).map(
    ([key, value]) => `"${key}":${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Parses a record; null when the text is none. */
export function readRecordText(text: string): ReleaseRecord | null {
  const given = parseJson(text);
  if (!isRecord(given) || !isRecord(given.release) || !isText(given.placed)) return null;
  const { release, made = null, placed, files = {} } = given;
  return { release, made, placed, files } as ReleaseRecord;
}

/** A line of the log as written. */
export const flipText = ({ at, version, from, how }: ServiceChange): string =>
  `${JSON.stringify({ at, version, from, how })}\n`;

/** Parses a log, oldest change first. A line cut short by a crash is left out. */
export const readLog = (text: string): ServiceChange[] =>
  text
    .split('\n')
    .map(parseJson)
    .filter((line): line is ServiceChange & Record<string, unknown> => isRecord(line) && isText(line.at));

/**
 * Target of a rollback: the version that was in service when this one was last deployed, or null. From a
 * version reached by rollback it is the one before that, so that two rollbacks go two releases back.
 */
export const versionBefore = (version: string, log: readonly ServiceChange[]): string | null =>
  log.findLast((flip) => flip.how === 'deploy' && flip.version === version)?.from ?? null;
