import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { CaseEvidence } from '@ciguawatch/shared/domain/case-class/classify';
import type { ResultDecision, SampleOrigin } from '@ciguawatch/shared/domain/codes/sample-choices';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';
import { findCase } from '../cases/find';
import { withResults } from './rows';

/** SQL condition: sample `s` is of case `c`, or of the meal of a case that `c` shares. */
const isOfCase = sql<boolean>`(s.case_id = c.id or (s.of_meal and exists (
  select 1 from case_report other where other.id = s.case_id and other.meal_group = c.meal_group)))`;

/**
 * Samples of the fish of a case, or of its meal.
 * @throws HttpError 403 or 404
 */
export async function samplesOfCase(db: Reader, who: Operator, id: number): Promise<Sample[]> {
  const row = await findCase(db, id, who);
  const { rows } = await sql<{ id: number }>`
    select s.id from case_report c join sample s on ${isOfCase}
    where c.id = ${id} and s.deleted_at is null and s.country = ${row.case_country}`.execute(db);
  const samples = await db
    .selectFrom('sample')
    .selectAll()
    .where('id', 'in', [0, ...rows.map((one) => one.id)])
    .orderBy('id')
    .execute();
  return withResults(db, samples);
}

/**
 * Samples that are linked to cases, as a person receives them who ate the fish: what was tested, and what was found.
 * Those that the person's meal shares are left out, because they are linked to another person's case.
 */
export async function samplesOfCases(
  db: Reader,
  caseIds: readonly number[],
): Promise<{ caseId: number; sample: Omit<Sample, 'id' | 'uuid' | 'case_id' | 'version' | 'source'> }[]> {
  const rows = await db
    .selectFrom('sample')
    .selectAll()
    .where('case_id', 'in', [0, ...caseIds])
    .orderBy('id')
    .execute();
  const samples = await withResults(db, rows);
  return samples.map(({ id: _, uuid: _u, version: _v, source: _s, case_id, ...sample }) => ({
    caseId: case_id ?? 0,
    sample,
  }));
}

/** Evidence of a laboratory that the class of a case reads. */
type LaboratoryEvidence = Required<Pick<CaseEvidence, 'confirming'>> & {
  lab: NonNullable<CaseEvidence['lab']>;
};

const FOUND: Record<ResultDecision, LaboratoryEvidence['lab']['result']> = {
  above: 'detected',
  below: 'not_detected',
  unclear: 'inconclusive',
};
const LINK: Record<SampleOrigin, LaboratoryEvidence['lab']['link']> = {
  remnant: 'remnant',
  same_fish: 'same_fish',
  market: 'same_species_place',
  survey: 'same_species_place',
};

interface Row {
  id: number;
  /** methods that confirm in the country of the sample */
  confirming: string[];
  origin: SampleOrigin;
  method: string;
  decision: ResultDecision;
}

/**
 * What laboratories found in the fish of cases, the strongest result of each: one that confirms, then one that was
 * found, then one that was not. Cases without a result are left out.
 */
export async function laboratoryEvidence(
  db: Reader,
  caseIds: readonly number[],
): Promise<Map<number, LaboratoryEvidence>> {
  const { rows } = await sql<Row>`
    select c.id, country.confirming_methods as confirming, s.origin, r.method, r.decision
    from case_report c join sample s on ${isOfCase} join sample_result r on r.sample_id = s.id
      join country on country.id = s.country
    where c.id = any(${[...caseIds]}::int[]) and s.deleted_at is null order by r.id`.execute(db);
  const found = new Map<number, { strength: number; evidence: LaboratoryEvidence }>();
  for (const { id, confirming, origin, method, decision } of rows) {
    const strength = STRENGTH[decision] + (confirming.includes(method) ? 1 : 0);
    const lab = { result: FOUND[decision], method, link: LINK[origin] };
    if ((found.get(id)?.strength ?? -1) < strength)
      found.set(id, { strength, evidence: { lab, confirming } });
  }
  return new Map([...found].map(([id, { evidence }]) => [id, evidence]));
}

/** A result that was found counts before one that was not, and a confirming method before a screening one. */
const STRENGTH: Record<ResultDecision, number> = { above: 4, below: 2, unclear: 0 };
