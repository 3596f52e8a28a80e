import type { OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import type { Operator } from '../../../http/operator';
import { editorsOf } from './editor';
import { outlineMeasures } from './note';

type OutlineMeasures = ReturnType<typeof outlineMeasures>;

/** Measures outlines once per version, since a whole country takes tens of milliseconds. */
export class OutlineList {
  readonly #known = new Map<number, { version: number; figures: OutlineMeasures }>();

  constructor(private readonly store: Store) {}

  /** Outlines of the managed countries with their measures, by id. */
  async list(who: Operator): Promise<OutlineLine[]> {
    const { rows } = await sql<OutlineRow>`
      select l.id, l.version, l.source, l.changed_at, l.changed_by,
        (select count(*)::int from case_report c where c.case_location_id = l.id) as cases
      from location l where l.country = any(${who.countries}::int[]) order by l.id`.execute(this.store.read);
    const figures = await this.#measure(rows);
    const editors = await editorsOf(
      this.store.read,
      rows.flatMap(({ changed_by }) => changed_by ?? []),
    );
    return rows.map(({ id, version, source, changed_at, changed_by, cases }) => {
      const { outline, vertices, area_km2 } = figures.get(id)!;
      return {
        ...{ id, version, kind: outline, vertices, area_km2, source, cases },
        changed_at: changed_at.toISOString(),
        changed_by: changed_by === null ? null : (editors.get(changed_by) ?? null),
      };
    });
  }

  async #measure(rows: readonly OutlineRow[]): Promise<Map<number, OutlineMeasures>> {
    const outdated = rows.filter(({ id, version }) => this.#known.get(id)?.version !== version);
    if (outdated.length > 0) {
      const outlines = await this.store.read
        .selectFrom('location')
        .select(['id', 'version', 'geometry'])
        .where(
          'id',
          'in',
          outdated.map(({ id }) => id),
        )
        .execute();
      for (const { id, version, geometry } of outlines)
        this.#known.set(id, { version, figures: outlineMeasures(geometry as never) });
    }
    const unknown = outlineMeasures(null);
    return new Map(rows.map(({ id }) => [id, this.#known.get(id)?.figures ?? unknown]));
  }
}

interface OutlineRow {
  id: number;
  version: number;
  source: string | null;
  changed_at: Date;
  changed_by: number | null;
  cases: number;
}
