import type { Store } from '../../db/store';
import type { Log } from '../../log/log';
import { BasemapThread } from './basemap-thread';
import { builtNames, charsetsOf } from './built';
import { BasemapFeatures } from './features';
import { type BasemapRow, basemapRows, keepMade, pruneFiles } from './rows';

/** What makes map files works with. */
interface MakerParts {
  store: Store;
  portalDir: string;
  log: Log;
}

/**
 * Makes the map files of countries whose outlines, names or label points changed, one run after the other. Two servers
 * on one database may both make them: the same locations give files of the same names.
 */
export class BasemapMaker {
  readonly #thread = new BasemapThread();
  readonly #features: BasemapFeatures;
  /** Changes up to which a country could not be made: it is tried again with its next change. */
  readonly #failed = new Map<number, number>();
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #warming: Promise<void> | null = null;
  #ended = false;
  /** Whether the files were compared with what this release would make. */
  #compared = false;

  constructor(private readonly parts: MakerParts) {
    this.#features = new BasemapFeatures(parts.store);
  }

  /** Makes all that is due; resolves when the changes of before the call are in the files. */
  make(): Promise<void> {
    if (this.#next) return this.#next;
    const before = this.#running?.catch(() => undefined) ?? Promise.resolve();
    const mine = before
      .then(() => {
        this.#next = null;
        this.#running = mine;
        return this.#ended ? undefined : this.#makeDue();
      })
      .finally(() => {
        if (this.#running === mine) this.#running = null;
      });
    this.#next = mine;
    return mine;
  }

  /** The same without waiting; a failure is written into the log, and tried again by the job. */
  wanted(): void {
    this.make().catch((err: Error) => this.parts.log.warn({ err }, 'map files were not made'));
  }

  /**
   * Computes what is drawn of a country without keeping it, unless the thread has done so: who reads a place to edit it
   * saves it soon, and then only what they changed is left to compute.
   */
  warm(country: number): void {
    if (this.#warming || this.#ended || this.#thread.knows(country)) return;
    this.#warming = this.#tryOut(country)
      .catch((err: Error) => this.parts.log.warn({ err }, 'map files were not tried out'))
      .finally(() => {
        this.#warming = null;
      });
  }

  async #tryOut(country: number): Promise<void> {
    if (!(await builtNames(this.parts.portalDir))) return;
    const task = { features: await this.#features.current(), charsets: null, countries: [country, 0] };
    await this.#thread.run(
      task,
      async () => undefined,
      () => undefined,
    );
  }

  /** Whether a country waits for its files. */
  isDue({ country, changes, made }: BasemapRow): boolean {
    return changes > made && this.#failed.get(country) !== changes;
  }

  /** Forgets files that no manifest has named for a week. @param now milliseconds */
  prune(now: number): Promise<void> {
    return pruneFiles(this.parts.store, now);
  }

  async stop(): Promise<void> {
    this.#ended = true;
    await this.#thread.end();
    await Promise.all([this.#running?.catch(() => undefined), this.#warming]);
  }

  async #makeDue(): Promise<void> {
    const { store, portalDir } = this.parts;
    // Without the files of the build there is no map to draw.
    const source = (await builtNames(portalDir))?.source;
    if (source === undefined) return;
    const rows = await basemapRows(store.read);
    // Once: of two releases on one database, each would rebuild the files of the other for ever.
    const isForeign = ({ files }: BasemapRow) => !this.#compared && files !== null && files.source !== source;
    const due = rows.filter((row) => this.isDue(row) || isForeign(row));
    if (due.length > 0) await this.#makeAll(due, source);
    this.#compared = true;
  }

  async #makeAll(due: readonly BasemapRow[], source: string): Promise<void> {
    const { store, portalDir, log } = this.parts;
    const changes = new Map(due.map((row) => [row.country, row.changes]));
    const features = await this.#features.current();
    // The country that somebody looks at first, the whole Pacific after it.
    const countries = [...changes.keys()].sort((a, b) => b - a);
    await this.#thread.run(
      { features, charsets: await charsetsOf(portalDir), countries },
      async ({ country, entry, files }) => {
        const upTo = changes.get(country) ?? 0;
        await keepMade(store, { country, upTo, entry: { source, ...entry }, files });
      },
      (country, why) => {
        this.#failed.set(country, changes.get(country) ?? 0);
        log.warn({ country, why }, 'the map files of a country cannot be made');
      },
    );
  }
}
