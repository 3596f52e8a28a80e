import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { getJson } from './get-json';
import type { HomeFigures, HomeSpecie } from './summary-store';

/**
 * Asks for the figures of the default country, or of the one that a query names, and for the few names in them, not for the whole
 * lists: home must stay light on a first visit. A name that fails leaves its line out, not the page.
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

/** Names of some locations; without them lines are left out. */
async function placesOf(ids: number[], signal: AbortSignal): Promise<HomeFigures['places']> {
  try {
    const rows = await getJson<Location[]>(`cw/location/?ids=${ids.join(',')}`, signal);
    return Object.fromEntries(rows.map((row) => [row.id, { name: row.name, names: row.names }]));
  } catch {
    return {};
  }
}
