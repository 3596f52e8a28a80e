import { classify } from '@ciguawatch/shared/domain/case-class/classify';
import { CLASSING, type Signs } from '@ciguawatch/shared/domain/case-class/signs';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { countedCase } from '../row-values';

/** Signs of a case `c` that its class reads. */
export const SIGNS = sql.join(CLASSING.map((name) => sql.ref(`c.${name}`)));

/**
 * Counted reports whose own signs meet the clinical definition, by meal. A discarded one supports no other, and a
 * duplicate is the same patient again.
 */
export async function mealMates(
  trx: Transaction<DB>,
  meals: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, number[]>();
  if (meals.length === 0) return found;
  const { rows } = await sql<Signs & { id: number; meal: number }>`
    select c.id, c.meal_group as meal, ${SIGNS} from case_report c
    where c.meal_group = any(${[...meals]}::int[]) and ${sql.raw(countedCase())} order by c.id`.execute(trx);
  for (const { id, meal, ...signs } of rows)
    if (classify(signs, {}).clinical === 'full') found.set(meal, [...(found.get(meal) ?? []), id]);
  return found;
}
