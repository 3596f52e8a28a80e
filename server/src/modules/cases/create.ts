import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Kysely, Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, invalidFields } from '../../http/http-error';
import { audit } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { bodyHash } from './body-hash';
import { contentFaults } from './check-content';
import { plainValues } from './columns';
import { type EventColumns, readEventTime } from './event-time';
import { type Suspicion, suspicionsOf } from './suspicion';

/** Who sends a report, as far as it matters here. */
export interface Sender {
  /** null for the public */
  user: number | null;
  /** The address has sent unusually many reports. */
  busy: boolean;
}

/**
 * Stores a report once, however often and however many times at once it is
 * sent: the uuid made on the device names it. Another body under the same uuid
 * is refused, since one of the two would be lost; the device sends it again as
 * a correction, which is kept beside the first report and not counted.
 * @returns the number of the report
 */
export async function createCase(
  deps: Deps,
  places: PlaceIndex,
  sent: CaseCreate,
  sender: Sender,
): Promise<number> {
  const body = { ...sent, case_uuid: sent.case_uuid.toLowerCase() };
  const hash = bodyHash(body);
  const before = await stored(deps.store.read, body.case_uuid);
  if (before) return sameOrConflict(before, hash);
  const event = await checked(deps, places, body);
  const reasons = suspicionsOf(body, event.case_eventdate, places.get(body.case_location_id), sender.busy);
  return deps.store.tx(async (trx) => {
    const made = await trx
      .insertInto('case_report')
      .values({ ...rowOf(body, places, event, hash, reasons), duplicate_of: await corrected(trx, body) })
      .onConflict((conflict) => conflict.column('case_uuid').doNothing())
      .returning(['id', 'case_country', 'review_state'])
      .executeTakeFirst();
    // Another copy of the same report was quicker.
    if (!made) return sameOrConflict(await stored(trx, body.case_uuid), hash);
    if (typeof body.contact_id === 'number') await useContact(trx, made.id, body.contact_id, body.case_uuid);
    await audit(trx, {
      at: deps.clock.now(),
      user: sender.user,
      kind: 'case',
      object_id: made.id,
      action: 'add',
      after: { review_state: made.review_state, ...(reasons.length > 0 && { suspicion: reasons }) },
      country: made.case_country,
    });
    return made.id;
  });
}

type Stored = { id: number; body_hash: string | null };

function stored(db: Kysely<DB>, uuid: string): Promise<Stored | undefined> {
  return db
    .selectFrom('case_report')
    .select(['id', 'body_hash'])
    .where('case_uuid', '=', uuid)
    .executeTakeFirst();
}

function sameOrConflict(held: Stored | undefined, hash: string): number {
  if (held?.body_hash === hash) return held.id;
  throw new HttpError(409, 'uuid_reused', { message: 'Another report was sent under this case_uuid.' });
}

async function checked(deps: Deps, places: PlaceIndex, body: CaseCreate): Promise<EventColumns> {
  const faults = await contentFaults(deps.store.read, body, places, deps.clock.now());
  const zone = places.zone(body.case_location_id);
  const event = readEventTime(body.case_eventtime, body.time_known ?? true, zone, deps.clock.now());
  if (!event.ok) faults.case_eventtime ??= event.code;
  if (!event.ok || Object.keys(faults).length > 0) throw invalidFields(faults);
  return event.columns;
}

function rowOf(
  body: CaseCreate,
  places: PlaceIndex,
  event: EventColumns,
  hash: string,
  reasons: Suspicion[],
) {
  return {
    case_uuid: body.case_uuid,
    body_hash: hash,
    case_geom: body.case_geom ? jsonb(body.case_geom) : null,
    case_location_id: body.case_location_id,
    ...places.chain(body.case_location_id),
    ...event,
    ...plainValues(body),
    review_state: reasons.length > 0 ? ('to_review' as const) : ('new' as const),
    suspicion: reasons.join(' ') || null,
  };
}

/** Number of the report that this one corrects; null when it corrects none that is still there. */
async function corrected(trx: Transaction<DB>, { corrects }: CaseCreate): Promise<number | null> {
  if (corrects === undefined) return null;
  const first = await trx
    .selectFrom('case_report')
    .select(['id', 'duplicate_of'])
    .where('case_uuid', '=', corrects.toLowerCase())
    .executeTakeFirst();
  return first ? (first.duplicate_of ?? first.id) : null;
}

/** A report takes only the contact that was made with its uuid, and only once. */
async function useContact(trx: Transaction<DB>, report: number, id: number, uuid: string): Promise<void> {
  const taken = await trx
    .updateTable('contact')
    .set({ used: true })
    .where('id', '=', id)
    .where('case_uuid', '=', uuid)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw invalidFields({ contact_id: 'contact_invalid' });
  await trx.updateTable('case_report').set({ contact_id: id }).where('id', '=', report).execute();
}
