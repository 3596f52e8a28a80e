import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import { SEVERITIES } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS, type GradedSymptom } from '@ciguawatch/shared/domain/codes/symptoms';
import { type FollowedPerson, recoveryFigures } from '@ciguawatch/shared/domain/recovery/figures';
import { personShownFrom } from '@ciguawatch/shared/domain/review/weekly-step';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { withheldTable } from '../row-values';

const DAY_MS = 86_400_000;
/** Severities of a symptom that was there. */
const PRESENT = SEVERITIES.filter((code) => code !== 'N' && code !== 'U');

interface Row {
  meal: string;
  group: number | null;
  died: boolean | null;
  symptoms: GradedSymptom[] | null;
  answers: { due: number; feels: string; at: string }[] | null;
  shown: number[] | null;
  agreed: { at: string; stopped: string | null } | null;
}

/**
 * How many people of a country are still ill. Counted are the reports whose public rows describe the person, and what
 * came before Monday there, as the details of a report wait for it: a figure that moved at once would say what the last
 * person answered.
 * @param now milliseconds since 1970 UTC
 */
export async function readRecoveryFigures(
  db: Reader,
  { id: country, zone }: { id: number; zone: string },
  now: number,
): Promise<RecoveryFigures> {
  const monday = personShownFrom(now - 7 * DAY_MS, zone);
  const before = new Date(monday);
  const until = civilDateOf(monday, zone);
  // Answers and consent are stored with the first report of a receipt code, while a correction may be the
  // counted one.
  const { rows } = await sql<Row>`
    with followed as (
      select case_id from recovery where at < ${before}
      union select case_id from recovery_consent where at < ${before}
      union select case_id from recovery_shown where at < ${before}
    ), family as (
      select id, array_agg(distinct first) as firsts from (
        select case_id as id, case_id as first from followed
        union all
        select p.case_id, f.case_id from followed f
          join report_proof q on q.case_id = f.case_id
          join report_proof p on p.receipt_hmac = q.receipt_hmac
      ) one group by id
    )
    select c.case_eventdate::text as meal, coalesce(s.phenotype_id, c.phenotype_id) as "group", c.died,
      (select json_agg(s.key) from jsonb_each_text(to_jsonb(c)) s
        where s.key in (${sql.join([...GRADED_SYMPTOMS])}) and s.value in (${sql.join(PRESENT)})) as symptoms,
      (select json_agg(json_build_object('due', r.due, 'feels', r.feels, 'at', r.at) order by r.due)
        from recovery r where r.case_id = any(f.firsts) and r.at < ${before}) as answers,
      (select json_agg(d.due) from (
        select due from recovery_shown where case_id = any(f.firsts) and at < ${before}
        union select due from recovery_reminder where case_id = any(f.firsts) and queued_at < ${before}
      ) d) as shown,
      (select json_build_object('at', a.at, 'stopped', a.stopped_at) from recovery_consent a
        where a.case_id = any(f.firsts) and a.at < ${before} order by a.at limit 1) as agreed
    from family f
      join ${sql.raw(withheldTable)} as row on row.id = f.id
      join case_report c on c.id = f.id
      left join specie s on s.id = c.specie_id
    where row.country = ${country} and row.withhold < ${WITHHELD.person} and c.described
      and c.case_eventdate is not null
    order by c.id`.execute(db);
  return {
    until,
    country,
    ...recoveryFigures(
      rows.map((row) => personOf(row, zone)),
      until,
    ),
  };
}

function personOf(
  { meal, group, died, symptoms, answers, shown, agreed }: Row,
  zone: string,
): FollowedPerson {
  const all = answers ?? [];
  const dayOf = (at: string) => civilDateOf(Date.parse(at), zone);
  return {
    ...{ meal, group, symptoms: symptoms ?? [] },
    answers: all
      .filter(({ feels }) => feels !== 'unknown')
      .map(({ due, feels, at }) => ({
        due,
        day: Math.round((Date.parse(dayOf(at)) - Date.parse(meal)) / DAY_MS),
        ill: feels !== 'gone',
      })),
    shown: [...(shown ?? []), ...all.map(({ due }) => due)],
    consent:
      agreed === null || died
        ? null
        : { from: dayOf(agreed.at), until: agreed.stopped && dayOf(agreed.stopped) },
  };
}
