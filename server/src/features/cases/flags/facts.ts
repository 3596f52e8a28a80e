import type { CaseFlags } from '@ciguawatch/shared/api/schemas/desk/flags';
import { type FlagFacts, factsOfFlag, flagsOf } from '@ciguawatch/shared/domain/case-class/flags';
import { isOfOpenSea } from '@ciguawatch/shared/domain/case-class/open-sea';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import { digest } from '../../../security/hash';
import type { PlaceIndex } from '../../locations/place-index';
import { NAME } from '../../thread/editors';

/** Answers that a case stores under the names by which flags read them. */
const ANSWERS = [
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  ...(['med_date', 'gsympt_delay', 'gsympt_persist', 'gsympt_heart_rate', 'msympt_body_temp'] as const),
  ...(['gsympt_blood_pressure_pas', 'gsympt_blood_pressure_pad', 'history', 'history_nb'] as const),
  ...(['mass_poisoning', 'mass_poisoning_nb', 'age', 'profile'] as const),
] satisfies (keyof FlagFacts)[];

type Ended = Record<string, { facts: string; by: string | null; at: string }>;

/** What `FLAG_FACTS` reads of a case. */
export interface StoredFacts extends FlagFacts {
  source: string;
  created: string;
  spot: number | null;
  name: string | null;
  /** flags that an editor found right; null for none */
  looks: Ended | null;
}

/** SQL of all that the flags of a case `c` rest on, with what editors said of them. */
export const FLAG_FACTS = sql<StoredFacts>`(select row_to_json(f) from (
  select ${sql.join(ANSWERS.map((name) => sql.ref(`c.${name}`)))}, c.source, c.created_at as created,
    c.case_location_id as spot, c.case_eventdate as "eventDate", s.family, s.name,
    -- The planner would look for the meal of a case without one in all cases.
    case when c.meal_group is null then 0 else (select count(*)::int from case_report g
      where g.meal_group = c.meal_group and g.deleted_at is null
      and g.duplicate_of is null and g.review_state not in ('rejected', 'withdrawn')) end as "groupReports",
    (select json_object_agg(k.flag, json_build_object('facts', k.facts, 'at', k.at,
        'by', case when u.id is not null then ${NAME} end))
      from case_flag k left join app_user u on u.id = k.by_user where k.case_id = c.id) as looks
  from (select) one left join specie s on s.id = c.specie_id) f)`;

/** Lists and events that were read in tell when they were imported, not when the person told it. */
const LATER_SOURCES = ['haedat', 'import'];

/** What tells the zone of a place. */
type Zones = Pick<PlaceIndex, 'zone'>;

function factsOf(stored: StoredFacts, places: Zones): FlagFacts {
  const { looks: _, source, created, spot, name, ...facts } = stored;
  const isTold = !LATER_SOURCES.includes(source);
  return {
    ...facts,
    reportedOn: isTold ? civilDateOf(Date.parse(created), places.zone(spot ?? 0)) : null,
    pelagic: isOfOpenSea({ family: facts.family ?? null, name }),
  };
}

/** The flags of a case; one that an editor found right stays ended as long as it rests on the same facts. */
export function caseFlagsOf(stored: StoredFacts, places: Zones): CaseFlags['flags'] {
  const all = factsOf(stored, places);
  // Events of a database of events answer nothing by their nature.
  const raised = flagsOf(all).filter((flag) => flag !== 'nothing_answered' || stored.source !== 'haedat');
  return raised.map((flag) => {
    const facts = digest(JSON.stringify(factsOfFlag(flag, all)));
    const look = stored.looks?.[flag];
    const isSame = look?.facts === facts;
    return { flag, facts, ended: isSame ? { by: look.by, at: new Date(look.at).toISOString() } : null };
  });
}
