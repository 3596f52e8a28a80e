import { flatFields } from '@ciguawatch/shared/domain/revision/flat-fields';
import { sql } from 'kysely';
import { readObject } from '../../../features/revisions/object';
import { jsonb } from '../../json';
import { demoUuid, INVENTED, invented } from '../invented';
import { DAY_MS, type Life } from './life';

interface Past {
  species: string;
  descriptions: { fr_FR: string; en_US: string };
  daysAgo: number;
  /** days until it was decided, or taken back */
  after: number;
  end: 'approved' | 'rejected' | 'withdrawn';
  reason?: string;
}

/** Proposals of the past year, oldest first. */
export const PAST_CHANGES: readonly Past[] = [
  {
    species: 'Lutjanus kasmira',
    descriptions: {
      fr_FR: 'Vivaneau jaune à quatre raies bleues, en bancs le jour près du récif.',
      en_US: 'Yellow snapper with four blue stripes, in schools near the reef by day.',
    },
    ...{ daysAgo: 310, after: 3, end: 'approved' },
  },
  {
    species: 'Epinephelus merra',
    descriptions: {
      fr_FR: 'Petit mérou à taches brunes serrées, en nid d’abeilles, dans les lagons.',
      en_US: 'Small grouper with close brown spots, like honeycomb, in lagoons.',
    },
    ...{ daysAgo: 204, after: 6, end: 'approved' },
  },
  {
    species: 'Zebrasoma velifer',
    descriptions: { fr_FR: 'Toujours sans danger.', en_US: 'Always safe.' },
    ...{ daysAgo: 121, after: 1, end: 'rejected' },
    reason: invented('Aucun poisson ne peut être dit sûr.', 'No fish can be called safe.'),
  },
  {
    species: 'Zebrasoma velifer',
    descriptions: {
      fr_FR: 'Chirurgien à hautes nageoires en voile, rayé de clair et de sombre.',
      en_US: 'Surgeonfish with tall fins like sails, and pale and dark bars.',
    },
    ...{ daysAgo: 88, after: 2, end: 'approved' },
  },
  {
    species: 'Caranx papuensis',
    descriptions: { fr_FR: 'À compléter.', en_US: 'To be completed.' },
    ...{ daysAgo: 33, after: 1, end: 'withdrawn' },
  },
];

/** Identifiers of these proposals. */
export const PAST_REVISIONS = PAST_CHANGES.map((_, at) => demoUuid('31', at));

/** Proposals for species that were approved, rejected or taken back in the past year. */
export async function addPastChanges(life: Life): Promise<void> {
  for (const [at, past] of PAST_CHANGES.entries()) await addOne(life, past, PAST_REVISIONS[at] ?? '');
}

async function addOne(life: Life, past: Past, uuid: string): Promise<void> {
  const { trx, now } = life;
  const named = await trx
    .selectFrom('specie')
    .select('id')
    .where('name', '=', past.species)
    .executeTakeFirst();
  const object = await readObject(trx, 'specie', named?.id ?? null);
  if (!object) return;
  const payload = { descriptions: past.descriptions };
  const after = flatFields(payload);
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, object.values[field] ?? null]));
  const [by, moderator] = [life.account('fishbase_editor'), life.account('moderator')];
  const askedAt = now - past.daysAgo * DAY_MS;
  const endedAt = askedAt + past.after * DAY_MS;
  const isApproved = past.end === 'approved';
  const decided = past.end !== 'withdrawn' && {
    ...{
      status: past.end,
      decided_by: moderator,
      decided_at: new Date(endedAt),
      reason: past.reason ?? null,
    },
    ...(isApproved && { decided_before: jsonb(before), applied: jsonb(after) }),
  };
  const { id } = await trx
    .insertInto('revision')
    .values({
      ...{ uuid, action_type: 'update', object_type: 'specie', object_id: object.id },
      ...{ object_name: past.species, base_version: object.version, source: INVENTED },
      ...{ payload: jsonb(payload), before: jsonb(before), after: jsonb(after), version: 2 },
      ...{ user_id: by, created_at: new Date(askedAt), ...decided },
      // As a real withdrawal does: a request taken back waits for nobody.
      ...(past.end === 'withdrawn' && { status: 'rejected', withdrawn_at: new Date(endedAt) }),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!decided) return;
  life.tell({
    line: {
      ...{ at: endedAt, user: moderator, kind: 'revision', object_id: id },
      ...{ action: isApproved ? 'approve' : 'reject', before: { status: 'pending' } },
      after: { status: past.end, reason: past.reason ?? null },
    },
  });
  if (!isApproved) return;
  const { fr_FR, en_US } = past.descriptions;
  await sql`update specie set description = ${en_US}, descriptions = ${jsonb({ fr_FR })}, version = version + 1
    where id = ${object.id}`.execute(trx);
  life.tell({
    line: {
      ...{ at: endedAt, user: moderator, kind: 'specie', object_id: object.id, action: 'update' },
      ...{ before, after: { ...after, revision: id } },
    },
  });
}
