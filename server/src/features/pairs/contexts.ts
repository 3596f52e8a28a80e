import type { PairContext } from '@ciguawatch/shared/domain/pairs/pair-case';
import { pairContext } from '@ciguawatch/shared/domain/pairs/pair-context';
import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Store } from '../../db/store';

/** Milliseconds before the frequencies of a country are counted again; they change slowly. */
const KEPT_MS = 60 * 60_000;

/** Frequency of species, groups and islands among the reports of each country. */
export class PairContexts {
  readonly #known = new Map<number, { at: number; context: PairContext }>();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Call it outside a transaction, because it uses a connection of its own. */
  async of(country: number): Promise<PairContext> {
    const now = this.clock.now();
    const kept = this.#known.get(country);
    if (kept && now - kept.at < KEPT_MS) return kept.context;
    const context = await this.#count(country);
    this.#known.set(country, { at: now, context });
    return context;
  }

  async #count(country: number): Promise<PairContext> {
    const groups = await this.store.read.selectFrom('specie').select(['id', 'phenotype_id']).execute();
    const groupOf = new Map(groups.map(({ id, phenotype_id }) => [id, phenotype_id]));
    const islands = await this.#counts(country, 'case_island');
    const species = await this.#counts(country, 'specie_id');
    const named = await this.#counts(country, 'phenotype_id', true);
    // A report with a species counts for the group of that species, whatever group it names.
    const phenotypes = new Map(named);
    for (const [specie, reports] of species) {
      const group = groupOf.get(specie) ?? null;
      if (group !== null) phenotypes.set(group, (phenotypes.get(group) ?? 0) + reports);
    }
    return pairContext({
      species,
      phenotypes: [...phenotypes],
      islands,
      groupOf: (specie) => groupOf.get(specie) ?? null,
    });
  }

  async #counts(
    country: number,
    column: 'case_island' | 'specie_id' | 'phenotype_id',
    onlyGroups = false,
  ): Promise<[number, number][]> {
    const { rows } = await sql<{ id: number; n: string }>`
      select ${sql.ref(column)} as id, count(*) as n from case_report
      where case_country = ${country} and deleted_at is null and duplicate_of is null
        and ${sql.ref(column)} is not null ${onlyGroups ? sql`and specie_id is null` : sql``}
      group by 1`.execute(this.store.read);
    return rows.map(({ id, n }) => [id, Number(n)]);
  }
}
