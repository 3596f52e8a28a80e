import type { Commits } from '../../db/commits';
import type { Store } from '../../db/store';
import { dayToAskFrom } from '../../features/sync/watermark';
import { readVersions, type Versions } from './versions';

/** Milliseconds for which versions read from the database stay valid when other processes write to it too. */
const LOOK_MS = 250;

interface Look {
  versions: Versions;
  /** Commits counted when it began. */
  commits: number;
  /** `performance.now()` when it began. */
  from: number;
  /** Day that public answers gave then as the time to ask from next. */
  day: string;
}

/**
 * The versions of the latest look at the database. A look counts until this process has committed anything; where
 * other servers write to the same database, for a quarter of a second at most. It ends with its day, or the day that
 * public answers give would move with the next commit and tell of it.
 */
export class LatestVersions {
  #latest: Look | null = null;
  #looking: { commits: number; found: Promise<Versions> } | null = null;

  constructor(
    private readonly commits: Pick<Commits, 'alone' | 'count'>,
    private readonly read: () => Promise<Versions>,
    private readonly now: () => number = () => performance.now(),
    private readonly day: () => string = () => dayToAskFrom(Date.now()),
  ) {}

  /** The versions where a look still counts; null where the database must be asked first. */
  peek(): Versions | null {
    const latest = this.#latest;
    if (!latest || latest.commits !== this.commits.count || latest.day !== this.day()) return null;
    return this.commits.alone || this.now() - latest.from < LOOK_MS ? latest.versions : null;
  }

  /** The same, asking where it must; those that ask together wait for one look. */
  async current(): Promise<Versions> {
    const latest = this.peek();
    if (latest !== null) return latest;
    // A look that began before the last commit may not have seen it.
    return this.#looking?.commits === this.commits.count ? this.#looking.found : this.fresh();
  }

  /** The same by a look that begins now. */
  fresh(): Promise<Versions> {
    const look = { commits: this.commits.count, from: this.now(), day: this.day() };
    const found = this.read()
      .then((versions) => {
        // One that began later may have ended sooner.
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

/** One per database of this process. */
const all = new WeakMap<Commits, LatestVersions>();

/** The versions of a database, shared by all that keep something read from it. */
export function latestVersions(store: Store): LatestVersions {
  const found = all.get(store.commits) ?? new LatestVersions(store.commits, () => readVersions(store));
  all.set(store.commits, found);
  return found;
}
