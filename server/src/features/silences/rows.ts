import type { Silence } from '@ciguawatch/shared/api/schemas/desk/posts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';

async function silences(db: Reader, where: RawBuilder<unknown>): Promise<Silence[]> {
  const { rows } = await sql<Silence>`
    select id, country, island, to_char(since, 'YYYY-MM') as since, to_char(until, 'YYYY-MM') as until, months, expected,
      chance, answer, version
    from silence where ${where} order by asked_at desc, id desc`.execute(db);
  return rows;
}

/** Questions of some countries that nobody answered, the latest first. */
export const openSilences = (db: Reader, countries: readonly number[]): Promise<Silence[]> =>
  silences(db, sql`country = any(${countries}::int[]) and answer is null`);

/**
 * One question.
 * @throws HttpError 404, 403 for a country that the account does not manage
 */
export async function findSilence(db: Reader, id: number, who: Operator): Promise<Silence> {
  const [silence] = await silences(db, sql`id = ${id}`);
  if (!silence) throw notFound();
  if (!managesCountry(who, silence.country)) throw new HttpError(403, 'country_forbidden');
  return silence;
}
