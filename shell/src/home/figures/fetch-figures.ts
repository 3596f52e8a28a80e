import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { getJson } from './get-json';
import type { HomeFigures, HomeSpecie } from './summary-store';

/**
 * Loads the figures of a country and only the names in them, instead of the whole lists, because home must
 * stay small on a first visit. If names cannot be loaded, their lines are left out.
 */
export const fetchFigures = async (signal: AbortSignal, query = ''): Promise<HomeFigures> => {
  const summary = await getJson<Summary>(`cw/summary/${query}`, signal);
  const named = [summary.place, ...summary.outbreaks.map((one) => one.island)];
  const [species, places] = await Promise.all([
    Promise.all(summary.species.map(({ specie_id: id }) => specieOf(id, signal))),
    placesOf(named, signal),
  ]);
  return { summary, species: species.filter((one) => one !== null), places };
};

async function specieOf(id: number, signal: AbortSignal): Promise<HomeSpecie | null> {
  try {
    const { name, family, translations } = await getJson<Specie>(`fb/specie/${id}/`, signal);
    return { id, name, family, translations };
  } catch {
    return null;
  }
}

/** Names of some locations; if they cannot be loaded, the lines are left out. */
async function placesOf(ids: number[], signal: AbortSignal): Promise<HomeFigures['places']> {
  try {
    const rows = await getJson<Location[]>(`cw/location/?ids=${ids.join(',')}`, signal);
    return Object.fromEntries(rows.map((row) => [row.id, { name: row.name, names: row.names }]));
  } catch {
    return {};
  }
}
