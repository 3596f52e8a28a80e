import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import type { Store } from '../db/store';

/**
 * Writes the methods that confirm a case, as the file of countries names them, to the database, so that cases whose fish
 * was tested are classed by them: a changed list classes these cases again.
 */
export async function applyConfirmingMethods(store: Store, numbers: NumbersByCountry): Promise<void> {
  await store.tx(async (trx) => {
    const countries = await trx
      .selectFrom('country')
      .select(['id', 'confirming_methods'])
      .orderBy('id')
      .execute();
    for (const { id, confirming_methods: before } of countries) {
      const { confirmingMethods } = numbersOf(id, numbers);
      if (before.join() === confirmingMethods.join()) continue;
      await trx
        .updateTable('country')
        .set({ confirming_methods: confirmingMethods })
        .where('id', '=', id)
        .execute();
    }
  });
}
