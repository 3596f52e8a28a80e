/**
 * What is remembered of a module's releases, so that one can be listed and gone back to. The one description for both
 * ways to deploy: `npm run deploy` (scripts/release), and the containers of modules, which have no Node.js
 * (shell/nginx/*.sh). A test holds both to it (scripts/release/both-ways.test.ts).
 *
 * In `releases/<module>/` of a web root, or `<module>/releases/` of the volume of a container, lie
 * - `<version>.json`, the record of a version: JSON with one key a line, so that `sed` reads it (`recordText`);
 * - `log.jsonl`, a line for each change of what is in service: keys in the order of `Flip`, no blanks (`flipText`).
 *
 * The files of a version lie in a folder of its name and never change. What is in service says the entry of the module in
 * `registry.json`, or `release.json` of the volume: an entry alone, read by the server (`readRelease`).
 */
import { isRecord, isText } from '../check';

/** What a build was made of. */
export interface MadeOf {
  /** null where no commit holds the files, or nobody named it */
  commit: string | null;
  /** SHA-256 of package-lock.json, in hexadecimal */
  lock: string;
}

/** What is kept of one version. */
interface ReleaseRecord {
  /** its entry of a registry, as it was given */
  release: Record<string, unknown>;
  /** null where nobody noted it */
  made: MadeOf | null;
  /** when its files were put there first, ISO 8601 in UTC */
  placed: string;
  /** digest (`sha384-…`) of each file by its path in the folder of the version, compressed copies too */
  files: Record<string, string>;
}

/** A change of what is in service. */
export interface Flip {
  /** ISO 8601 in UTC */
  at: string;
  /** in service from now on; null where the module was taken out */
  version: string | null;
  /** in service until now; null where there was none */
  from: string | null;
  /** `smoke`: taken back after its test */
  how: 'deploy' | 'rollback' | 'smoke';
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A record as it is written. */
export function recordText({ release, made, placed, files }: ReleaseRecord): string {
  const lines = Object.entries({ release, made, placed, files }).map(
    ([key, value]) => `"${key}":${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Reads a record; null when it is none. */
export function readRecordText(text: string): ReleaseRecord | null {
  const given = parsed(text);
  if (!isRecord(given) || !isRecord(given.release) || !isText(given.placed)) return null;
  const { release, made = null, placed, files = {} } = given;
  return { release, made, placed, files } as ReleaseRecord;
}

/** A line of the log as it is written. */
export const flipText = ({ at, version, from, how }: Flip): string =>
  `${JSON.stringify({ at, version, from, how })}\n`;

/** Reads a log, the first change first. A line that a crash cut short is left out. */
export const readLog = (text: string): Flip[] =>
  text
    .split('\n')
    .map(parsed)
    .filter((line): line is Flip & Record<string, unknown> => isRecord(line) && isText(line.at));

/**
 * Where a rollback leads: the version that was in service when this one was deployed last, or null. A version that was
 * rolled back to leads to the one before it, so that two rollbacks lead two releases back.
 */
export const versionBefore = (version: string, log: readonly Flip[]): string | null =>
  log.findLast((flip) => flip.how === 'deploy' && flip.version === version)?.from ?? null;
