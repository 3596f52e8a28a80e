import type { CaseCreate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { PLAIN_FIELDS, type PlainField } from '@ciguawatch/shared/domain/report/report-fields';

type PlainValues = Partial<Pick<CaseCreate, PlainField>>;

/** The columns that are stored as they are sent, of those a body names, ready for the table. */
export function plainValues(body: CaseCreate | CasePatch): PlainValues {
  const given = PLAIN_FIELDS.filter((column) => body[column] !== undefined);
  return Object.fromEntries(given.map((column) => [column, body[column]])) as PlainValues;
}
