import type { PhenotypeDetail, SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import type { AcceptedChange } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { SPECIE_PARTS, type SpeciePart } from '@ciguawatch/shared/domain/codes/choices';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { lookAlikes } from '@ciguawatch/shared/domain/species/look-alikes';
import { readTraits } from '@ciguawatch/shared/domain/species/traits';
import type { Store } from '../../db/store';
import { notFound } from '../../http/errors/http-error';
import { publicRows } from '../cases/public/public-table';
import { readPhenotypes, readSpecies } from './read';

type ReportCounts = SpecieDetail['reports'];

const COLUMNS = ['case_island', 'case_eventyear', 'case_eventmonth', 'specie_id', 'phenotype_id'] as const;

/** Public reports by island, year and month; a group counts reports that name it or one of its species. */
async function reportCounts({ read }: Store, type: ObjectType, id: number): Promise<ReportCounts> {
  return publicRows(read, COLUMNS)
    .where(({ eb, or, selectFrom }) =>
      type === 'specie'
        ? eb('specie_id', '=', id)
        : or([
            eb('phenotype_id', '=', id),
            eb(
              'specie_id',
              'in',
              selectFrom('specie').select('specie.id').where('specie.phenotype_id', '=', id),
            ),
          ]),
    )
    .select(({ fn, cast }) => [
      'case_island as island',
      'case_eventyear as year',
      'case_eventmonth as month',
      cast<number>(fn.countAll(), 'integer').as('cases'),
    ])
    .groupBy(['case_island', 'case_eventyear', 'case_eventmonth'])
    .orderBy('case_eventyear', 'desc')
    .orderBy('case_eventmonth', 'desc')
    .orderBy('case_island')
    .execute();
}

/** Public reports of a species that name a part of the animal, by part. */
async function partsEaten({ read }: Store, id: number): Promise<SpecieDetail['parts_eaten']> {
  return publicRows(read, ['specie_id', ...SPECIE_PARTS])
    .where('specie_id', '=', id)
    .where(({ or, eb }) => or(SPECIE_PARTS.map((part) => eb(part, '=', true))))
    .select(({ fn, cast }) => {
      const those = (part: SpeciePart) => cast<number>(fn.countAll().filterWhere(part, '=', true), 'integer');
      return [
        cast<number>(fn.countAll(), 'integer').as('answered'),
        those('specie_part_head').as('head'),
        those('specie_part_flesh').as('flesh'),
        those('specie_part_eggs').as('eggs'),
        those('specie_part_viscera').as('viscera'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Species that are easily taken for this one; none where its traits are not known. */
async function alikeOf({ read }: Store, { id, traits }: Specie): Promise<SpecieDetail['look_alikes']> {
  if (!traits) return [];
  const others = await read
    .selectFrom('specie')
    .select(['id', 'traits'])
    .where('traits', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .execute();
  return lookAlikes(
    readTraits(traits),
    others.map((one) => ({ id: one.id, traits: readTraits(one.traits ?? '') })),
  );
}

/** Approved changes, newest first, without names of people. */
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

/**
 * Content of the page of a species.
 * @throws HttpError 404
 */
export async function speciesDetail(store: Store, id: number): Promise<SpecieDetail> {
  const [specie] = await readSpecies(store, { id });
  if (!specie) throw notFound();
  const facts = await store.read
    .selectFrom('specie')
    .select(['description_sources', 'max_length_cm', 'local_names', 'published_evidence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    specie,
    ...facts,
    parts_eaten: await partsEaten(store, id),
    look_alikes: await alikeOf(store, specie),
    reports: await reportCounts(store, 'specie', id),
    history: await historyOf(store, 'specie', id),
    deleted: specie.deleted ?? false,
  };
}

/**
 * Content of the page of a group.
 * @throws HttpError 404
 */
export async function phenotypeDetail(store: Store, id: number): Promise<PhenotypeDetail> {
  const [phenotype] = await readPhenotypes(store, id);
  if (!phenotype) throw notFound();
  const species = await readSpecies(store, { group: id });
  const reports = await reportCounts(store, 'phenotype', id);
  const history = await historyOf(store, 'phenotype', id);
  return { phenotype, species, reports, history, deleted: phenotype.deleted ?? false };
}
