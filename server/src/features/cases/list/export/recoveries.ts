import type { Reader } from '../../../../db/store';

/** What was answered about each of these cases, by the names of the export; several codes as a list. */
export async function recoveriesOf(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, Record<string, string | null>>> {
  const rows = await db
    .selectFrom('recovery')
    .select(['case_id', 'due', 'feels', 'felt', 'gone_since', 'brought_back'])
    .where('case_id', 'in', [0, ...ids])
    .execute();
  const found = new Map<number, Record<string, string | null>>();
  for (const { case_id, due, feels, felt, gone_since, brought_back } of rows)
    found.set(case_id, {
      ...found.get(case_id),
      [`recovery_${due}`]: feels,
      [`recovery_${due}_felt`]: felt.join(',') || null,
      [`recovery_${due}_since`]: gone_since,
      [`recovery_${due}_back`]: brought_back.join(',') || null,
    });
  return found;
}
