import type { ResultBody, SampleCreate } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { samplingTimeFault } from '@ciguawatch/shared/domain/algae/sampling-time';
import { isOfMeal } from '@ciguawatch/shared/domain/codes/sample-choices';
import { decisionOf, limitsAgree } from '@ciguawatch/shared/domain/samples/decide';
import { inNgPerGram, readUnit } from '@ciguawatch/shared/domain/samples/units';
import type { Insertable } from 'kysely';
import type { DB } from '../../db/schema';

/** What is said of a fish, without its results. */
export type FishBody = Omit<SampleCreate, 'uuid' | 'country' | 'results'>;
/** Columns of a result without those of its sample. */
export type ResultColumns = Omit<Insertable<DB['sample_result']>, 'id' | 'sample_id' | 'added_at'>;

type Faults = Record<string, ErrorCode>;

const orNull = (value: string | null | undefined): string | null => value?.trim() || null;

/** Columns of a fish; blank texts and missing values become null. */
export function fishColumns(body: FishBody) {
  return {
    code: body.code.trim(),
    specie_id: body.specie_id ?? null,
    phenotype_id: body.phenotype_id ?? null,
    species_text: orNull(body.species_text),
    location_id: body.location_id ?? null,
    caught_on: body.caught_on ?? null,
    tissue: body.tissue ?? null,
    length_cm: body.length_cm ?? null,
    weight_g: body.weight_g ?? null,
    origin: body.origin,
    case_id: body.case_id ?? null,
    of_meal: (body.case_id ?? null) !== null && body.of_meal === true,
  };
}

const measured = ({ qualifier = null, value = null, lod = null, loq = null }: ResultBody) => ({
  ...{ qualifier, value, lod, loq },
});

/** Columns of a result that has no faults: numbers also in nanograms per gram, the decision where it follows. */
export function resultColumns(body: ResultBody): ResultColumns {
  const numbers = measured(body);
  const unit = orNull(body.unit);
  const read = unit === null ? null : readUnit(unit);
  const converted = (value: number | null) => (read === null ? null : inNgPerGram(value, read.factor));
  return {
    method: body.method,
    analyte: orNull(body.analyte) ?? read?.analyte ?? null,
    unit,
    ...numbers,
    value_ng_g: converted(numbers.value),
    lod_ng_g: converted(numbers.lod),
    loq_ng_g: converted(numbers.loq),
    decision: body.decision ?? decisionOf(numbers) ?? 'unclear',
    tested_on: body.tested_on ?? null,
    reference: orNull(body.reference),
  };
}

/**
 * Error codes of a result by field; empty when it can be stored.
 * @param now milliseconds since 1970 UTC
 */
export function resultFaults(body: ResultBody, now: number): Faults {
  const numbers = measured(body);
  const unit = orNull(body.unit);
  const hasNumber = [numbers.value, numbers.lod, numbers.loq].some((one) => one !== null);
  const tested = body.tested_on ? samplingTimeFault(body.tested_on, now) : null;
  return {
    ...(hasNumber && unit === null && { unit: 'required' as const }),
    ...(unit !== null && readUnit(unit) === null && { unit: 'pattern' as const }),
    ...(!limitsAgree(numbers) && { loq: 'contradicts' as const }),
    ...(numbers.qualifier === '>' && numbers.value === null && { value: 'required' as const }),
    ...(!body.decision && decisionOf(numbers) === null && { decision: 'required' as const }),
    ...(tested && { tested_on: tested }),
  };
}

/** Error codes of a fish that need no look into the database. */
export function fishFaults(body: FishBody, now: number): Faults {
  const caught = body.caught_on ? samplingTimeFault(body.caught_on, now) : null;
  const isLinked = (body.case_id ?? null) !== null;
  return {
    ...(caught && { caught_on: caught }),
    ...(isLinked && !isOfMeal(body.origin) && { case_id: 'contradicts' as const }),
  };
}
