import { flatFields } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { Transaction } from 'kysely';
import { readObject } from '../../features/revisions/object';
import { jsonb } from '../json';
import type { DB } from '../schema';

const HOUR_MS = 3_600_000;

/**
 * Revisions that the demo editor proposes: species, changed fields and how many hours ago. Descriptions are proposed
 * where the reference data has none, so that approving one loses no words.
 */
const PROPOSED_CHANGES = [
  {
    species: 'Gymnosarda unicolor',
    payload: {
      descriptions: { fr_FR: 'Thon des pentes du récif, à grandes dents écartées et au corps sans taches.' },
    },
    hours: 50,
  },
  {
    species: 'Epinephelus polyphekadion',
    payload: { translations: { fr_FR: ['Loche marbrée', 'Mérou camouflage'] } },
    hours: 26,
  },
  {
    species: 'Sphyraena qenie',
    payload: {
      descriptions: {
        en_US: 'Barracuda with dark bars on its sides, in schools off the reef by day.',
        fr_FR: 'Bécune à barres sombres sur les flancs, en bancs au large du récif le jour.',
      },
      translations: { en_US: ['Blackfin barracuda', 'Chevron barracuda'] },
    },
    hours: 5,
  },
];

const uuidOf = (at: number) => `00000000-0000-4000-8000-de300000000${at}`;

/** Identifiers of these revisions, by which `removeDemo` finds them. */
export const DEMO_REVISIONS = PROPOSED_CHANGES.map((_, at) => uuidOf(at));

/**
 * Adds a few revisions for the demo moderator, once; nothing when the demo editor does not exist.
 * @param now milliseconds since 1970 UTC
 */
export async function loadDemoRevisions(trx: Transaction<DB>, now: number): Promise<void> {
  const editor = await trx
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'fishbase_editor@demo.example')
    .where('is_demo', '=', true)
    .executeTakeFirst();
  const anyRevision = await trx.selectFrom('revision').select('id').limit(1).executeTakeFirst();
  if (!editor || anyRevision) return;
  for (const [at, { species, payload, hours }] of PROPOSED_CHANGES.entries()) {
    const speciesRow = await trx
      .selectFrom('specie')
      .select('id')
      .where('name', '=', species)
      .executeTakeFirst();
    const object = await readObject(trx, 'specie', speciesRow?.id ?? null);
    if (!object) continue;
    const after = flatFields(payload);
    const before = Object.fromEntries(
      Object.keys(after).map((field) => [field, object.values[field] ?? null]),
    );
    await trx
      .insertInto('revision')
      .values({
        ...{ uuid: uuidOf(at), action_type: 'update', object_type: 'specie' },
        ...{ object_id: object.id, object_name: species, base_version: object.version },
        ...{ payload: jsonb(payload), before: jsonb(before), after: jsonb(after) },
        ...{ user_id: editor.id, created_at: new Date(now - hours * HOUR_MS) },
      } as never)
      .execute();
  }
}
