import { civilDateOf, civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { mailLanguage } from '../../../mail/language';
import { queueMail } from '../../../mail/queue';
import type { Places } from '../../cases/places';
import { zoneOf } from '../../public/summary';
import { type DigestReader, digestCases, digestReaders } from './cases';
import { digestValues } from './values';

/** Hour of the morning mail at the place of its reader. */
const HOUR = 7;
const DAY = 86_400_000;

type DigestDeps = Pick<Deps, 'store' | 'clock' | 'config'>;

/**
 * Queues the morning mail of each editor whose day has reached seven o'clock and who has not had one that day, also
 * hours later when no server ran at seven. Nothing is sent to whom nothing waits for.
 * @returns number of mails
 */
export async function sendDigests(deps: DigestDeps, places: Places, stopping?: AbortSignal): Promise<number> {
  const index = await places.current();
  const now = deps.clock.now();
  let sent = 0;
  for (const reader of await digestReaders(deps.store.read)) {
    if (stopping?.aborted) break;
    const zone = zoneOf(index, reader.user_country);
    const today = civilDateOf(now, zone);
    if (civilOf(now, zone).hour < HOUR || (reader.day !== null && reader.day >= today)) continue;
    if (await deps.store.tx((trx) => sendOne(trx, deps, reader, today))) sent += 1;
  }
  return sent;
}

async function sendOne(
  trx: Transaction<DB>,
  { clock, config }: DigestDeps,
  { id, email, language: code, at }: DigestReader,
  today: string,
): Promise<boolean> {
  const now = clock.now();
  if (!(await claim(trx, id, today, now))) return false;
  const cases = await digestCases(trx, id, { today, since: at ?? new Date(now - DAY) });
  if (cases.length === 0) return false;
  const language = await mailLanguage(trx, code);
  const values = await digestValues(trx, cases, { language, publicUrl: config.publicUrl, today });
  await queueMail(trx, { to: email, template: 'digest', language, values, now });
  return true;
}

/** Whether this server makes the mail of a day; of several that ask at once, one is told so. */
async function claim(trx: Transaction<DB>, user: number, day: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into digest (user_id, day, at) values (${user}, ${day}::date, ${new Date(now)})
    on conflict (user_id) do update set day = excluded.day, at = excluded.at where digest.day < excluded.day
    returning user_id`.execute(trx);
  return rows.length > 0;
}
