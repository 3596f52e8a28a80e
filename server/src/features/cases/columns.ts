import type { CaseCreate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { PLAIN_FIELDS, type PlainField } from '@ciguawatch/shared/domain/report/report-fields';

type PlainValues = Partial<Pick<CaseCreate, PlainField>>;

/** The fields of a body that are stored as sent, by column. */
export function plainValues(body: CaseCreate | CasePatch): PlainValues {
  const given = PLAIN_FIELDS.filter((column) => body[column] !== undefined);
  return Object.fromEntries(given.map((column) => [column, body[column]])) as PlainValues;
}
