import { CLASS_RULE, type DiscardReason } from '@ciguawatch/shared/domain/case-class/classes';
import { type CaseEvidence, classify } from '@ciguawatch/shared/domain/case-class/classify';
import type { Signs } from '@ciguawatch/shared/domain/case-class/signs';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { laboratoryEvidence } from '../../samples/of-case';
import { earlierCases } from './earlier-cases';
import { mealMates, SIGNS } from './meal-mates';
import { openFlagsOf } from './open-flags';

/** Cases classed by one statement. */
const PART = 1000;

interface Classed {
  id: number;
  /** id of the report that counts for the patient */
  patient: number;
  meal: number | null;
  discarded: DiscardReason | null;
  product: CaseEvidence['product'];
  species: number | null;
  /** civil date of the meal */
  meal_day: string | null;
}

/** A case whose class, reasons or flags became other ones. */
interface Reclassed {
  id: number;
  country: number | null;
}

/** What is known of the product of a case `c`: a group is implicated where one of its species is. */
const PRODUCT = sql`case
  when c.specie_id is null and c.phenotype_id is null then 'unknown'
  when s.implicated or s.id is null and exists (select from specie o
    where o.phenotype_id = c.phenotype_id and o.implicated and o.deleted_at is null) then 'implicated'
  else 'marine' end`;

/**
 * Computes class, reasons, version of the rule and open flags of some cases, in the transaction that changed what they are
 * computed from. It changes neither version nor time of change of a case. Changes of reports, meals and species are
 * noted by triggers and need no call; call it when something else changed, such as the result of a laboratory.
 * @returns cases of which something became another
 */
export async function reclass(trx: Transaction<DB>, ids: readonly number[]): Promise<Reclassed[]> {
  const ordered = [...new Set(ids)].sort((a, b) => a - b);
  const changed: Reclassed[] = [];
  for (let at = 0; at < ordered.length; at += PART)
    changed.push(...(await classPart(trx, ordered.slice(at, at + PART))));
  return changed;
}

async function classPart(trx: Transaction<DB>, ids: readonly number[]): Promise<Reclassed[]> {
  const { rows } = await sql<Signs & Classed>`
    select c.id, coalesce(c.duplicate_of, c.id) as patient, c.meal_group as meal, c.discarded, ${PRODUCT} as product,
      c.specie_id as species, c.case_eventdate::text as meal_day,
      ${SIGNS}
    from case_report c left join specie s on s.id = c.specie_id
    where c.id = any(${[...ids]}::int[]) order by c.id`.execute(trx);
  const mates = await mealMates(trx, [...new Set(rows.flatMap(({ meal }) => meal ?? []))]);
  const labs = await laboratoryEvidence(trx, ids);
  const flags = await openFlagsOf(trx, ids);
  const isLater = await earlierCases(
    trx,
    rows.flatMap(({ species, product }) => (product === 'implicated' ? [] : (species ?? []))),
  );
  const made = rows.map(({ id, patient, meal, discarded, product, species, meal_day, ...signs }) => {
    const others = (meal === null ? [] : (mates.get(meal) ?? [])).filter((mate) => mate !== patient);
    const earlier = isLater({ id, patient, species, day: meal_day });
    const { of, why } = classify(signs, { product, earlier, mealMates: others.length, ...labs.get(id) });
    return { id, of: discarded === null ? of : 'discarded', why, flags: flags.get(id) ?? [] };
  });
  const { rows: changed } = await sql<Reclassed>`
    update case_report c set case_class = n.of, class_reasons = n.why, class_version = ${CLASS_RULE},
      open_flags = n.flags
    from jsonb_to_recordset(${JSON.stringify(made)}::text::jsonb) as n (id int, of text, why text[], flags text[])
    where c.id = n.id and (c.case_class, c.class_reasons, c.class_version, c.open_flags)
      is distinct from (n.of, n.why, ${CLASS_RULE}::int, n.flags)
    returning c.id, c.case_country as country`.execute(trx);
  return changed;
}
