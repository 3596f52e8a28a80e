import type { PhenotypeDetail, SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import type { AcceptedChange } from '@ciguawatch/shared/api/schemas/revision';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { notFound } from '../../http/http-error';
import { PUBLIC_CASE } from '../sync/kinds';
import { readPhenotypes, readSpecies } from './read';

type Cells = SpecieDetail['reports'];

/** Public reports by island, year and month; those of a group name it or one of its species. */
async function reportsOf(store: Store, type: ObjectType, id: number): Promise<Cells> {
  const named =
    type === 'specie'
      ? sql`specie_id = ${id}`
      : sql`(phenotype_id = ${id} or specie_id in (select id from specie where phenotype_id = ${id}))`;
  const { rows } = await sql<Cells[number]>`
    select case_island as island, case_eventyear as year, case_eventmonth as month, count(*)::int as cases
    from case_report where ${named} and ${sql.raw(PUBLIC_CASE)}
    group by 1, 2, 3 order by 2 desc, 3 desc, 1`.execute(store.read);
  return rows;
}

/** Changes that moderators accepted, the newest first; no person is named. */
async function historyOf(store: Store, type: ObjectType, id: number): Promise<AcceptedChange[]> {
  const rows = await store.read
    .selectFrom('revision')
    .select(['id', 'action_type', 'decided_at', 'decided_before', 'applied'])
    .where('object_type', '=', type)
    .where('object_id', '=', id)
    .where('status', '=', 'approved')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id, action_type, decided_at, decided_before, applied }) => ({
    ...{ id, date: decided_at?.toISOString() ?? '', actionType: action_type },
    fields: Object.entries(applied ?? {}).map(([field, after]) => ({
      ...{ field, before: decided_before?.[field] ?? null, after },
    })),
  }));
}

/** What stands on the page of a species. @throws HttpError 404 */
export async function specieDetail(store: Store, id: number): Promise<SpecieDetail> {
  const [specie] = await readSpecies(store, { id });
  if (!specie) throw notFound();
  const reports = await reportsOf(store, 'specie', id);
  const history = await historyOf(store, 'specie', id);
  return { specie, reports, history, deleted: specie.deleted ?? false };
}

/** What stands on the page of a group. @throws HttpError 404 */
export async function phenotypeDetail(store: Store, id: number): Promise<PhenotypeDetail> {
  const [phenotype] = await readPhenotypes(store, id);
  if (!phenotype) throw notFound();
  const species = await readSpecies(store, { group: id });
  const reports = await reportsOf(store, 'phenotype', id);
  const history = await historyOf(store, 'phenotype', id);
  return { phenotype, species, reports, history, deleted: phenotype.deleted ?? false };
}
