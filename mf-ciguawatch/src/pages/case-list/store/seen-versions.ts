import type { RowSource } from '@ciguawatch/shared/ui/grid/paged-rows';
import type { CaseListQuery } from '../../../case-filter/query-address';
import type { CaseLine, ShownVersion } from './case-line';
import type { BatchTarget, CaseListPort, PageStart } from './case-list-port';

/**
 * Versions of cases as they were shown. An action names the version that the editor saw: with the latest one it
 * would silently overwrite a colleague's change. Rows selected by "all" but never shown use the version
 * of that moment.
 */
export class SeenVersions {
  private readonly shown = new Map<number, number>();
  private everything: { cases: Promise<readonly ShownVersion[]>; stop: AbortController } | null = null;

  constructor(private readonly all: CaseListPort['all']) {}

  /** Records the versions of all rows that a source delivers. */
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

  /** Records the version of a case that was shown or changed here. */
  note({ id, version }: ShownVersion): void {
    this.shown.set(id, version);
  }

  /** Fetches the versions of all cases of a query, when "all" is selected. */
  choose(query: CaseListQuery): void {
    this.letGo();
    const stop = new AbortController();
    const cases = this.all(query, stop.signal);
    // An error is reported when the batch awaits the cases.
    cases.catch(() => undefined);
    this.everything = { cases, stop };
  }

  /** Stops fetching all cases, once "all" is no longer selected. */
  letGo(): void {
    this.everything?.stop.abort();
    this.everything = null;
  }

  /** The cases of a target with the versions that were shown. */
  async of(target: BatchTarget): Promise<ShownVersion[]> {
    if ('ids' in target) return target.ids.map((id) => this.seen(id, 0));
    if (!this.everything) this.choose(target.query);
    const except = new Set(target.except);
    const all = (await this.everything?.cases) ?? [];
    return all.filter(({ id }) => !except.has(id)).map(({ id, version }) => this.seen(id, version));
  }

  /** Forgets all versions. */
  drop(): void {
    this.letGo();
    this.shown.clear();
  }

  private seen(id: number, otherwise: number): ShownVersion {
    return { id, version: this.shown.get(id) ?? otherwise };
  }
}
