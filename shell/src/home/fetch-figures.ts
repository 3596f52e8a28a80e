import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { getJson } from './get-json';
import type { FetchFigures, HomeFigures, HomeSpecie } from './summary-store';

/**
 * Asks for the figures of the default country and for the few names in them, not for the whole
 * lists: home must stay light on a first visit. A name that fails leaves its line out, not the page.
 */
export const fetchFigures: FetchFigures = async (signal) => {
  const summary = await getJson<Summary>('cw/summary/', signal);
  const islands = [...new Set(summary.outbreaks.map((one) => one.island))];
  const [species, places] = await Promise.all([
    Promise.all(summary.species.map(({ specie_id: id }) => specieOf(id, signal))),
    placesOf(islands, signal),
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

async function placesOf(ids: number[], signal: AbortSignal): Promise<HomeFigures['places']> {
  if (ids.length === 0) return {};
  try {
    const rows = await getJson<Location[]>(`cw/location/?ids=${ids.join(',')}`, signal);
    return Object.fromEntries(rows.map((row) => [row.id, { name: row.name, names: row.names }]));
  } catch {
    return {};
  }
}
