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

/** Full rows of the countries that an editor manages, which stand in the place of their public rows. */
export interface FullRows {
  countries: ReadonlySet<number>;
  row(id: number): PublicCaseRow | undefined;
  /** The rows with those of these countries as their editors read them. */
  over(rows: readonly PublicCaseRow[]): readonly PublicCaseRow[];
}

/** The public cases of the device as one table, rebuilt when the copy changes, and what may be asked of it. */
class Cases {
  /** grows each time a new table is ready to be asked */
  version = 0;
  /** what an editor reads instead; null for everybody else */
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

  /** Whether figures can be shown: the first copy is at hand, be it empty. */
  get loaded(): boolean {
    return this.version > 0 && (collections.case.state === 'ready' || collections.case.state === 'stale');
  }

  /** Counts full rows from now on, or public ones again. */
  show(full: FullRows | null): void {
    if (full === this.full) return;
    this.full = full;
    this.rebuild();
  }

  /** A case as the figures count it. */
  row(id: number): PublicCaseRow | undefined {
    return this.full?.row(id) ?? collections.case.get(id);
  }

  /** Brings what the figures need to the device. Failures show in the collections' own states. */
  async ensure(): Promise<void> {
    const { case: cases, location, specie, phenotype, coverage } = collections;
    await Promise.all([cases, location, specie, phenotype, coverage].map((one) => one.ensure()));
  }

  /** Answers from the newest table: a question that is open when it comes is asked again. */
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
    // One that a newer table overtakes is never ready. One that failed to build is, so that callers see the error:
    // a page would wait for ever.
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

export const cases = new Cases();

const monthOf = (zone: string): CivilMonth => {
  const { year, month } = civilOf(clock.now(), zone);
  return { year, month };
};

/** The months that are current somewhere among these places: one, or two around midnight. */
export function currentMonths(places: readonly Pick<Location, 'timezone'>[]): CivilMonth[] {
  const months = [...new Set(places.map(({ timezone }) => timezone))].map(monthOf);
  return [
    ...new Map([homeMonth(), ...months].map((month) => [`${month.year}-${month.month}`, month])).values(),
  ];
}

/** Of these outbreaks, those whose month is current on their own island. */
export const stillCurrent = (found: readonly IslandMonth[]): IslandMonth[] =>
  found.filter(({ island, year, month }) => {
    const here = monthOf(collections.location.get(island)?.timezone ?? DEFAULT_ZONE);
    return here.year === year && here.month === month;
  });
