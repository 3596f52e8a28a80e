import { isRecord } from '../check';
import { CONTRACT } from '../module';

/**
 * Version of the contract that a declaration was written for, when it differs from this one; null
 * otherwise. The rest of such a declaration cannot be validated.
 */
export function otherContract(value: unknown): number | null {
  if (!isRecord(value) || !Number.isInteger(value.contract) || value.contract === CONTRACT) return null;
  return value.contract as number;
}
