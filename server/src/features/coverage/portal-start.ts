import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Store } from '../../db/store';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';

/** Month as the table `coverage` is given it, `2026-11`. */
const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/**
 * Stores since when the portal itself collects reports: by country from OBSERVED_SINCE, else the default country
 * from the first start. A new month replaces the stored one; a country no longer named keeps its row.
 * @param since country id > first month, `2026-11`
 * @param now milliseconds since 1970 UTC
 */
export async function storePortalStart(
  store: Store,
  places: PlaceIndex,
  { since, defaultCountry, now }: { since: Record<string, string>; defaultCountry: number; now: number },
): Promise<void> {
  const { year, month } = civilOf(now, zoneOf(places, defaultCountry));
  const coverageRow = (country: number, first: string) => ({
    source: 'report' as const,
    country,
    from_month: `${first}-01`,
    until_month: null,
  });
  await store.tx(async (trx) => {
    const storedRow = async (country: number) =>
      trx
        .selectFrom('coverage')
        .select('id')
        .where('source', '=', 'report')
        .where('country', '=', country)
        .where('island', 'is', null)
        .executeTakeFirst();
    for (const [named, first] of Object.entries(since)) {
      const country = Number(named);
      const before = await storedRow(country);
      const row = coverageRow(country, first);
      if (before) await trx.updateTable('coverage').set(row).where('id', '=', before.id).execute();
      else
        await trx
          .insertInto('coverage')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
    if (Object.keys(since).length > 0 || (await storedRow(defaultCountry))) return;
    await trx
      .insertInto('coverage')
      .values(coverageRow(defaultCountry, monthText(year, month)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
