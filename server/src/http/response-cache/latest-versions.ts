import type { Commits } from '../../db/commits';
import type { Store } from '../../db/store';
import { dayToAskFrom } from '../../features/sync/watermark';
import { readVersions, type Versions } from './versions';

/** Milliseconds that versions stay valid when other processes may write to the database too. */
const VALID_MS = 250;

interface VersionQuery {
  versions: Versions;
  /** Commits counted when the query began. */
  commits: number;
  /** `performance.now()` when the query began. */
  from: number;
  /** Public day (`dayToAskFrom`) when the query began. */
  day: string;
}

/**
 * Caches the versions of the database. They stay valid until this process commits, and at most a quarter of a
 * second where other servers write too. They also end with the public day; otherwise the day in responses
 * would change at the next commit and so reveal it.
 */
export class LatestVersions {
  #latest: VersionQuery | null = null;
  #looking: { commits: number; found: Promise<Versions> } | null = null;

  constructor(
    private readonly commits: Pick<Commits, 'alone' | 'count'>,
    private readonly read: () => Promise<Versions>,
    private readonly now: () => number = () => performance.now(),
    private readonly day: () => string = () => dayToAskFrom(Date.now()),
  ) {}

  /** The versions if they are still valid; null when the database must be read. */
  peek(): Versions | null {
    const latest = this.#latest;
    if (!latest || latest.commits !== this.commits.count || latest.day !== this.day()) return null;
    return this.commits.alone || this.now() - latest.from < VALID_MS ? latest.versions : null;
  }

  /** The versions, read if necessary; concurrent callers share one query. */
  async current(): Promise<Versions> {
    const latest = this.peek();
    if (latest !== null) return latest;
    // A query that began before the last commit may not have seen it.
    return this.#looking?.commits === this.commits.count ? this.#looking.found : this.fresh();
  }

  /** The versions by a query that begins now. */
  fresh(): Promise<Versions> {
    const look = { commits: this.commits.count, from: this.now(), day: this.day() };
    const found = this.read()
      .then((versions) => {
        // A query that began later may have finished first.
        if (!this.#latest || this.#latest.from <= look.from) this.#latest = { ...look, versions };
        return versions;
      })
      .finally(() => {
        if (this.#looking?.found === found) this.#looking = null;
      });
    this.#looking = { commits: look.commits, found };
    return found;
  }
}

/** Cached versions of each database of this process. */
const versionsByStore = new WeakMap<Commits, LatestVersions>();

/** The versions of a database, shared by all caches of its data. */
export function latestVersions(store: Store): LatestVersions {
  const found =
    versionsByStore.get(store.commits) ?? new LatestVersions(store.commits, () => readVersions(store));
  versionsByStore.set(store.commits, found);
  return found;
}
