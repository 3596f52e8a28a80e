import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';

type Fields = ApprovalChange['before'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number itself, as it is read: it is what opens rows, and its source stands in the trail. */
function withNumber(fields: Fields): Fields {
  if (!fields || !('residents' in fields)) return fields;
  const { residents, ...others } = fields;
  const value = isRecord(residents) ? residents.value : null;
  return { ...others, residents: typeof value === 'number' ? formatNumber(value) : null };
}

/**
 * Before and after of a change, with the residents as a plain number without its source, so that both can be
 * compared.
 */
export const residentsDifference = ({ before, after }: Pick<ApprovalChange, 'before' | 'after'>) => ({
  before: withNumber(before),
  after: withNumber(after),
});
