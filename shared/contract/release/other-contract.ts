import { isRecord } from '../check';
import { CONTRACT } from '../module';

/**
 * The contract a declaration was written for, when it is another one than this. The rest of it
 * cannot be judged then: its fields are those of another agreement.
 */
export function otherContract(value: unknown): number | null {
  if (!isRecord(value) || !Number.isInteger(value.contract) || value.contract === CONTRACT) return null;
  return value.contract as number;
}
