import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import { type FollowedPerson, recoveryFigures } from '@ciguawatch/shared/domain/recovery/figures';
import { describedFrom } from '@ciguawatch/shared/domain/review/weekly-step';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { withheldTable } from '../row-values';

const DAY_MS = 86_400_000;

interface Row {
  meal: string;
  answers: { due: number; feels: string; at: string }[] | null;
}

/**
 * How many people of a country are still ill. Counted are the reports whose public rows describe the person, and
 * answers from before Monday there, as the details of a report wait for it: a figure that moved at once would say what
 * the last person answered.
 * @param now milliseconds since 1970 UTC
 */
export async function readRecoveryFigures(
  db: Reader,
  { id: country, zone }: { id: number; zone: string },
  now: number,
): Promise<RecoveryFigures> {
  const monday = describedFrom(now - 7 * DAY_MS, zone);
  const until = civilDateOf(monday, zone);
  const before = new Date(monday);
  const { rows: first } = await sql<{ at: Date | null }>`
    select min(at) as at from recovery where at < ${before}`.execute(db);
  const since = first[0]?.at;
  if (!since) return { until, country, dates: [], curve: [] };
  // The answers lie beside the first report of a receipt code, and a correction may be what counts.
  const { rows } = await sql<Row>`
    select c.case_eventdate::text as meal, a.answers
    from ${sql.raw(withheldTable)} as row
      join case_report c on c.id = row.id
      left join report_proof p on p.case_id = c.id
      left join lateral (
        select json_agg(json_build_object('due', r.due, 'feels', r.feels, 'at', r.at) order by r.due) as answers
        from recovery r left join report_proof q on q.case_id = r.case_id
        where r.at < ${before} and (r.case_id = c.id or q.receipt_hmac = p.receipt_hmac)
      ) a on true
    where row.country = ${country} and row.withhold < ${WITHHELD.person} and c.described
      and c.case_eventdate is not null and (p.receipt_hmac is not null or a.answers is not null)`.execute(db);
  const people = rows.map((row) => personOf(row, zone));
  return { until, country, ...recoveryFigures(people, civilDateOf(new Date(since).getTime(), zone), until) };
}

function personOf({ meal, answers }: Row, zone: string): FollowedPerson {
  const all = answers ?? [];
  const said = all.filter(({ feels }) => feels !== 'unknown' && feels !== 'died');
  return {
    meal,
    died: all.find(({ feels }) => feels === 'died')?.due ?? null,
    answers: said.map(({ due, feels, at }) => ({
      due,
      day: Math.round((Date.parse(civilDateOf(Date.parse(at), zone)) - Date.parse(meal)) / DAY_MS),
      ill: feels !== 'gone',
    })),
  };
}
