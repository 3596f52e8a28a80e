import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Store } from '../../db/store';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';

/** Month as coverage is written, `2026-11`. */
const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/**
 * Notes from when the portal itself observes: by country since the month that the installation sets,
 * else the default country since the first start. A month that is set again replaces the one before; a country
 * no longer named keeps what was noted.
 * @param since country id > first month, `2026-11`
 */
export async function notePortal(
  store: Store,
  places: PlaceIndex,
  { since, defaultCountry, now }: { since: Record<string, string>; defaultCountry: number; now: number },
): Promise<void> {
  const { year, month } = civilOf(now, zoneOf(places, defaultCountry));
  const from = (country: number, first: string) => ({
    source: 'report' as const,
    country,
    from_month: `${first}-01`,
    until_month: null,
  });
  await store.tx(async (trx) => {
    const noted = async (country: number) =>
      trx
        .selectFrom('coverage')
        .select('id')
        .where('source', '=', 'report')
        .where('country', '=', country)
        .where('island', 'is', null)
        .executeTakeFirst();
    for (const [named, first] of Object.entries(since)) {
      const country = Number(named);
      const before = await noted(country);
      const row = from(country, first);
      if (before) await trx.updateTable('coverage').set(row).where('id', '=', before.id).execute();
      else
        await trx
          .insertInto('coverage')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
    if (Object.keys(since).length > 0 || (await noted(defaultCountry))) return;
    await trx
      .insertInto('coverage')
      .values(from(defaultCountry, monthText(year, month)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
