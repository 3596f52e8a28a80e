import type { Store } from '../../db/store';
import type { Log } from '../../log/log';
import { BasemapThread } from './basemap-thread';
import { builtManifest, charsetsOf } from './built-manifest';
import { BasemapFeatures } from './features';
import { type BasemapRow, basemapRows, pruneFiles, storeMadeFiles } from './rows';

/** What the maker of map files needs. */
interface MakerParts {
  store: Store;
  portalDir: string;
  log: Log;
}

/**
 * Makes the map files of countries with changed outlines, names or label points, one run after the other. Two
 * servers of one database may both make them: equal places give files of equal names.
 */
export class BasemapMaker {
  readonly #thread = new BasemapThread();
  readonly #features: BasemapFeatures;
  /** Number of changes at which a country failed; it is retried after its next change. */
  readonly #failed = new Map<number, number>();
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #warming: Promise<void> | null = null;
  #ended = false;
  /** Whether this process has already looked for files made by another release. */
  #compared = false;

  constructor(private readonly parts: MakerParts) {
    this.#features = new BasemapFeatures(parts.store);
  }

  /** Makes all files that are due; resolves when the files contain every change from before the call. */
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

  /** Starts `make` without waiting for it; a failure is logged, and a job retries it. */
  makeSoon(): void {
    this.make().catch((err: Error) => this.parts.log.warn({ err }, 'map files were not made'));
  }

  /**
   * Computes a country without storing files: an editor who opens a place will probably save it soon, and
   * then only the changed islands are left to compute.
   */
  warm(country: number): void {
    if (this.#warming || this.#ended || this.#thread.knows(country)) return;
    this.#warming = this.#tryOut(country)
      .catch((err: Error) => this.parts.log.warn({ err }, 'map files were not computed ahead of an edit'))
      .finally(() => {
        this.#warming = null;
      });
  }

  async #tryOut(country: number): Promise<void> {
    if (!(await builtManifest(this.parts.portalDir))) return;
    const task = { features: await this.#features.current(), charsets: null, countries: [country, 0] };
    await this.#thread.run(
      task,
      async () => undefined,
      () => undefined,
    );
  }

  /** Whether a country waits for new files. */
  isDue({ country, changes, made }: BasemapRow): boolean {
    return changes > made && this.#failed.get(country) !== changes;
  }

  /**
   * Removes files that no manifest has named for a week.
   * @param now milliseconds since 1970 UTC
   */
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
    // A server without the build's map files serves no map, so it makes none.
    const source = (await builtManifest(portalDir))?.source;
    if (source === undefined) return;
    const rows = await basemapRows(store.read);
    // Checked once per process, because two releases on one database would replace each other's files for ever.
    const isForeign = ({ files }: BasemapRow) => !this.#compared && files !== null && files.source !== source;
    const due = rows.filter((row) => this.isDue(row) || isForeign(row));
    if (due.length > 0) await this.#makeAll(due, source);
    this.#compared = true;
  }

  async #makeAll(due: readonly BasemapRow[], source: string): Promise<void> {
    const { store, portalDir, log } = this.parts;
    const changes = new Map(due.map((row) => [row.country, row.changes]));
    const features = await this.#features.current();
    // Countries before the whole Pacific, because an editor looks at the country first.
    const countries = [...changes.keys()].sort((a, b) => b - a);
    await this.#thread.run(
      { features, charsets: await charsetsOf(portalDir), countries },
      async ({ country, entry, files }) => {
        const upTo = changes.get(country) ?? 0;
        await storeMadeFiles(store, { country, upTo, entry: { source, ...entry }, files });
      },
      (country, why) => {
        this.#failed.set(country, changes.get(country) ?? 0);
        log.warn({ country, why }, 'the map files of a country cannot be made');
      },
    );
  }
}
