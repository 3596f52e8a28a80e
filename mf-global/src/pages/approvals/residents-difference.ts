import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';

type Fields = ApprovalChange['before'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shows residents as their number only: the number opens rows, and its source is in the trail. */
function withResidentsNumber(fields: Fields): Fields {
  if (!fields || !('residents' in fields)) return fields;
  const { residents, ...others } = fields;
  const value = isRecord(residents) ? residents.value : null;
  return { ...others, residents: typeof value === 'number' ? formatNumber(value) : null };
}

/** Values before and after a change, with residents as plain numbers, so that both can be compared. */
export const residentsDifference = ({ before, after }: Pick<ApprovalChange, 'before' | 'after'>) => ({
  before: withResidentsNumber(before),
  after: withResidentsNumber(after),
});
