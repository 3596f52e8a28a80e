import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import type {
  CivilMonth,
  QueryInput,
  QueryName,
  QueryResult,
} from '@ciguawatch/shared/domain/statistics/engine-query';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { action, makeObservable, observable, observableRef, reaction } from 'mobx';
import { engineFor } from './cases-engine';
import { type CasesEngine, EngineClosed } from './cases-engine-local';
import { packInTurns } from './cases-pack';

/** Full rows of the countries that an editor manages; they replace the public rows of these countries. */
export interface FullRows {
  countries: ReadonlySet<number>;
  /** The full row of a case; undefined if its country is not among these. */
  row(id: number): PublicCaseRow | undefined;
  /** The given rows, in which full rows replace those of the managed countries. */
  over(rows: readonly PublicCaseRow[]): readonly PublicCaseRow[];
}

/**
 * The public cases on this device as one table, rebuilt when the stored copy changes, and queries over it.
 */
class Cases {
  /** Incremented each time a new table can be queried. */
  version = 0;
  /** Full rows shown to an editor in place of public ones; null for other visitors. */
  full: FullRows | null = null;
  private engine: Promise<CasesEngine> | null = null;

  constructor() {
    makeObservable<Cases, 'ready'>(this, {
      version: observable,
      full: observableRef,
      ready: action,
      show: action,
    });
    reaction(
      () => [collections.case, collections.location, collections.specie].map(({ revision }) => revision),
      () => this.rebuild(),
      { fireImmediately: true },
    );
  }

  /** Whether figures can be shown: the first download is complete, even if it held no rows. */
  get loaded(): boolean {
    return this.version > 0 && (collections.case.state === 'ready' || collections.case.state === 'stale');
  }

  /** Counts the given full rows from now on; public rows for null. */
  show(full: FullRows | null): void {
    if (full === this.full) return;
    this.full = full;
    this.rebuild();
  }

  /** The row of a case that the figures count. */
  row(id: number): PublicCaseRow | undefined {
    return this.full?.row(id) ?? collections.case.get(id);
  }

  /** Downloads the collections that the figures need. Failures appear in the `state` of each collection. */
  async ensure(): Promise<void> {
    const { case: cases, location, specie, phenotype, coverage } = collections;
    await Promise.all([cases, location, specie, phenotype, coverage].map((one) => one.ensure()));
  }

  /**
   * Runs a query over the current table, and repeats it if the table is replaced meanwhile.
   * @returns null before the first table
   * @throws the error of the query, or of building the table
   */
  async ask<Q extends QueryName>(name: Q, ask: QueryInput<Q>): Promise<QueryResult<Q> | null> {
    const asked = this.engine;
    try {
      return (await (await asked)?.ask(name, ask)) ?? null;
    } catch (thrown) {
      if (thrown instanceof EngineClosed && asked !== this.engine) return this.ask(name, ask);
      throw thrown;
    }
  }

  private rebuild(): void {
    const { full } = this;
    const [shown, places] = [collections.case.all(), collections.location.all()];
    const rows = full?.over(shown) ?? shown;
    const species = collections.specie.all();
    const before = this.engine;
    const pack = () => packInTurns(rows, places, species, () => this.engine === next, full?.countries);
    const next: Promise<CasesEngine> = Promise.resolve().then(async () => engineFor(await pack(), pack));
    this.engine = next;
    // A table that a newer one replaces is never announced. A failed one is, so that queries reject with its
    // error and pages do not wait forever.
    const ready = () => this.engine === next && this.ready();
    next.then(ready, ready);
    before?.then(
      (engine) => engine.close(),
      () => undefined,
    );
  }

  private ready(): void {
    this.version += 1;
  }
}

/** The cases of this device, shared by all pages of the module. */
export const cases = new Cases();

/** The current month in a time zone. */
const monthInZone = (zone: string): CivilMonth => {
  const { year, month } = civilOf(clock.now(), zone);
  return { year, month };
};

/** The months that are current on at least one of these places: one, or two around midnight. */
export function currentMonths(places: readonly Pick<Location, 'timezone'>[]): CivilMonth[] {
  const months = [...new Set(places.map(({ timezone }) => timezone))].map(monthInZone);
  return [
    ...new Map([homeMonth(), ...months].map((month) => [`${month.year}-${month.month}`, month])).values(),
  ];
}

/** The outbreaks whose month is current in the time zone of their island. */
export const stillCurrent = (found: readonly IslandMonth[]): IslandMonth[] =>
  found.filter(({ island, year, month }) => {
    const here = monthInZone(collections.location.get(island)?.timezone ?? DEFAULT_ZONE);
    return here.year === year && here.month === month;
  });
