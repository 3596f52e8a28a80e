import type { CaseCreate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { yearsOfMonths } from '@ciguawatch/shared/domain/report/infant-age';
import { PLAIN_FIELDS, type PlainField } from '@ciguawatch/shared/domain/report/report-fields';

type PlainValues = Partial<Pick<CaseCreate, PlainField>>;

/** The fields of a body that are stored as sent, by column; the years of an infant follow from its months. */
export function plainValues(body: CaseCreate | CasePatch): PlainValues {
  const given = PLAIN_FIELDS.filter((column) => body[column] !== undefined);
  const values = Object.fromEntries(given.map((column) => [column, body[column]])) as PlainValues;
  return body.age_months == null ? values : { ...values, age: yearsOfMonths(body.age_months) };
}
