import type { BulletinAlert } from '@ciguawatch/shared/api/schemas/alert';
import type { ReportNames } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { Bilan } from '@ciguawatch/shared/domain/monthly/bilan';
import type { MapIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import type { MonthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import type { Store } from '../../db/store';
import { readPhenotypes, readSpecies } from '../fishbase/read';

/**
 * Names in every language of the places, species and groups that a bulletin mentions, stored with it so that a
 * later renaming does not change an edition.
 */
export async function namesOf(
  store: Store,
  {
    figures,
    bilan,
    alerts,
    map,
  }: {
    figures: MonthlyFigures;
    bilan: Bilan;
    alerts: readonly BulletinAlert[];
    map: readonly MapIsland[];
  },
): Promise<ReportNames> {
  const { statistics, places, squares, period } = figures;
  const ids = new Set([
    ...places.flatMap(({ archi, island }) => [archi, island ?? 0]),
    ...squares.map(({ island }) => island),
    ...alerts.map(({ island }) => island),
    ...bilan.rates.flatMap(({ archi, islands }) => [archi, ...islands]),
    ...map.flatMap(({ id, archi, reports }) => [archi, ...(reports > 0 ? [id] : [])]),
  ]);
  const placeRows = await store.read
    .selectFrom('location')
    .select(['id', 'name', 'names'])
    .where(({ eb, or, and }) =>
      or([eb('id', 'in', [0, ...ids]), and([eb('type', '=', 'C'), eb('country', '=', period.country)])]),
    )
    .orderBy('id')
    .execute();
  const species = new Set(statistics.species.map(({ key }) => key));
  const phenotypes = new Set(statistics.phenotypes.map(({ key }) => key));
  const bare = (names: readonly { lang: string; value: string }[]) =>
    names.map(({ lang, value }) => ({ lang, value }));
  return {
    places: placeRows.map(({ id, name, names }) => ({ id, name, names: names as Record<string, string> })),
    species: (await readSpecies(store))
      .filter(({ id }) => species.has(id))
      .map(({ id, name, translations }) => ({ id, name, translations: bare(translations) })),
    phenotypes: (await readPhenotypes(store))
      .filter(({ id }) => phenotypes.has(id))
      .map(({ id, value, translation }) => ({ id, value, translation: bare(translation) })),
  };
}
