import type { RowSource } from '@ciguawatch/shared/ui/grid/paged-rows';
import type { CaseListQuery } from '../filters/query-address';
import type { CaseLine, Seen } from './case-line';
import type { CaseListPort, PageStart, Target } from './case-list-port';

/**
 * The versions that cases were shown with. What is done with a case names the version that somebody looked at, never
 * one that is read when it is sent: what a colleague did in between would be overwritten unseen. Of cases that are
 * chosen with all others and were never on the screen, it is the one of the moment of choosing.
 */
export class SeenVersions {
  private readonly shown = new Map<number, number>();
  private everything: { cases: Promise<readonly Seen[]>; stop: AbortController } | null = null;

  constructor(private readonly all: CaseListPort['all']) {}

  /** Rows that pass on their way to the screen. */
  through(source: RowSource<CaseLine, PageStart>): RowSource<CaseLine, PageStart> {
    return {
      ...source,
      page: async (from, signal) => {
        const page = await source.page(from, signal);
        for (const row of page.rows) this.note(row);
        return page;
      },
    };
  }

  /** A case was shown, or changed here, and stands at this version. */
  note({ id, version }: Seen): void {
    this.shown.set(id, version);
  }

  /** All that a query finds was chosen. */
  choose(query: CaseListQuery): void {
    this.letGo();
    const stop = new AbortController();
    const cases = this.all(query, stop.signal);
    // What went wrong is reported when something is done with them.
    cases.catch(() => undefined);
    this.everything = { cases, stop };
  }

  /** Stops the fetch of all cases, once "all" is no longer selected. */
  letGo(): void {
    this.everything?.stop.abort();
    this.everything = null;
  }

  /** The cases of a target with the versions that they were shown with. */
  async of(target: Target): Promise<Seen[]> {
    if ('ids' in target) return target.ids.map((id) => this.seen(id, 0));
    if (!this.everything) this.choose(target.query);
    const except = new Set(target.except);
    const all = (await this.everything?.cases) ?? [];
    return all.filter(({ id }) => !except.has(id)).map(({ id, version }) => this.seen(id, version));
  }

  /** Forgets everything. */
  drop(): void {
    this.letGo();
    this.shown.clear();
  }

  private seen(id: number, otherwise: number): Seen {
    return { id, version: this.shown.get(id) ?? otherwise };
  }
}
