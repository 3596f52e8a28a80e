import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Store } from '../../db/store';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';

/** Month as coverage is written, `2026-11`. */
const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/**
 * Notes from when the portal itself observes: by country since the month that the installation sets,
 * else the default country since the first start. A month set anew replaces the one before; a country
 * no longer named keeps what was noted.
 * @param since country id > first month, `2026-11`
 */
export async function notePortal(
  store: Store,
  places: PlaceIndex,
  { since, defaultCountry, now }: { since: Record<string, string>; defaultCountry: number; now: number },
): Promise<void> {
  const { year, month } = civilOf(now, zoneOf(places, defaultCountry));
  await store.tx(async (trx) => {
    for (const [country, first] of Object.entries(since)) {
      const from_month = `${first}-01`;
      await trx
        .insertInto('coverage')
        .values({ source: 'report', country: Number(country), from_month, until_month: null })
        .onConflict((conflict) => conflict.columns(['source', 'country']).doUpdateSet({ from_month }))
        .execute();
    }
    if (Object.keys(since).length > 0) return;
    await trx
      .insertInto('coverage')
      .values({
        source: 'report',
        country: defaultCountry,
        from_month: `${monthText(year, month)}-01`,
        until_month: null,
      })
      .onConflict((conflict) => conflict.columns(['source', 'country']).doNothing())
      .execute();
  });
}
