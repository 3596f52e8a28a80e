import type { CaseCreate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { yearsOfMonths } from '@ciguawatch/shared/domain/report/infant-age';
import { impliedOutcomes, type Outcome } from '@ciguawatch/shared/domain/report/outcome-rules';
import { PLAIN_FIELDS, type PlainField } from '@ciguawatch/shared/domain/report/report-fields';

type PlainValues = Partial<Pick<CaseCreate, PlainField>>;

/**
 * The fields of a body that are stored as sent, by column, with what follows from them: the years of an infant from
 * its months, the band of the onset from its hours, a hospital stay from intensive care.
 * @param held the case that is changed
 */
export function plainValues(body: CaseCreate | CasePatch, held: Outcome = {}): PlainValues {
  const given = PLAIN_FIELDS.filter((column) => body[column] !== undefined);
  const said = { ...held, ...Object.fromEntries(given.map((column) => [column, body[column]])) };
  const values = Object.fromEntries(given.map((column) => [column, body[column]])) as PlainValues;
  return {
    ...values,
    ...(body.age_months != null && { age: yearsOfMonths(body.age_months) }),
    ...impliedOutcomes(said),
  };
}
