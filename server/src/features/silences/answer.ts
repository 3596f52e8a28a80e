import type { Silence, SilenceAnswer } from '@ciguawatch/shared/api/schemas/desk/posts';
import { CASE_SOURCES } from '@ciguawatch/shared/domain/codes/choices';
import { type MonthOf, makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { checkVersion } from '../../http/if-match';
import type { Operator } from '../../http/operator';
import { readCoverage } from '../coverage/read';
import { storedMarks, storeMonths } from '../coverage/store-months';
import { findSilence } from './rows';

const monthOf = (text: string): MonthOf => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) });

/** Months from one to another, both counted, as `2026-11`. */
function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  for (let { year, month } = monthOf(from); ; month += 1) {
    if (month > 12) [year, month] = [year + 1, 1];
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (text > until) return months;
    months.push(text);
  }
}

/**
 * Answers the question about an island. The answer changes only the coverage of its months that a source observed:
 * they become silent where nobody was reporting, or observed by name where there really was none, so that silent posts
 * no longer change them. An answer may be changed.
 * @param version from `If-Match`
 * @throws HttpError as `findSilence`, 409 with the current question when it has changed
 */
export function answerSilence(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  who: Operator,
  { id, body, version }: { id: number; body: SilenceAnswer; version: number },
): Promise<Silence> {
  const at = clock.now();
  return store.tx(async (trx) => {
    const { country } = await findSilence(trx, id, who);
    await sql`select id from country where id = ${country} for update`.execute(trx);
    const silence = await findSilence(trx, id, who);
    checkVersion(version, silence.version, silence);
    if (silence.answer === body.answer) return silence;
    await trx
      .updateTable('silence')
      .set({ answer: body.answer, answered_at: new Date(at), answered_by: who.id, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await mark(trx, { at, user: who.id }, silence, body.answer === 'none');
    return findSilence(trx, id, who);
  });
}

async function mark(
  trx: Transaction<DB>,
  by: { at: number; user: number },
  { country, island, since, until }: Silence,
  observed: boolean,
): Promise<void> {
  const coverage = await readCoverage(trx);
  for (const source of CASE_SOURCES) {
    const ofCountry = coverage.filter((row) => row.source === source && row.island === null);
    const isObserved = makeIsObserved(ofCountry, [{ country, island: null }], monthOf(until));
    const before = await storedMarks(trx, source, [island]);
    const months = monthsBetween(since, until).filter(
      (month) => isObserved(monthOf(month)) && before.get(`${island} ${month}`)?.observed !== observed,
    );
    if (months.length === 0) continue;
    const changed = new Map([[island, new Map(months.map((month) => [month, observed]))]]);
    await storeMonths(trx, { ...by, country, source }, changed, before);
  }
}
