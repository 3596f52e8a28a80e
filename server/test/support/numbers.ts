import { sql } from 'kysely';
import type { Store } from '../../src/db/store';
import { byHand } from './by-hand';

const NUMBERS = [
  { draw: 'new_case_number', sequence: 'case_number_in_order', of: 'case_report.id' },
  { draw: 'new_contact_number', sequence: 'contact_number_in_order', of: 'contact.id' },
  { draw: 'new_meal_number', sequence: 'meal_number_in_order', of: 'case_report.meal_group' },
];

/**
 * Numbers cases, contacts and meals from 1, so that tests can name them; the server itself draws random ones.
 */
export async function numbersInOrder(store: Store): Promise<void> {
  for (const { draw, sequence, of } of NUMBERS) {
    const [table, column] = of.split('.');
    await sql.raw(`create sequence if not exists ${sequence} owned by ${of}`).execute(byHand(store));
    await sql
      .raw(
        `create or replace function ${draw}() returns integer language plpgsql as $$
          declare number integer;
          begin
            loop
              number := nextval('${sequence}');
              exit when not exists (select from ${table} where ${column} = number);
            end loop;
            return number;
          end $$`,
      )
      .execute(byHand(store));
  }
}

/** Sets the next number of each kind. */
export async function nextNumbers(store: Store, number: number): Promise<void> {
  const set = NUMBERS.map(({ sequence }) => `setval('${sequence}', ${number}, false)`);
  await sql.raw(`select ${set.join(', ')}`).execute(byHand(store));
}
