import { existsSync } from 'node:fs';
import path from 'node:path';
import { at, PORTAL } from '../../shared/webpack/paths.mjs';
import { compressFolder } from './compress.mjs';
import { fingerprint, record, recorded } from './fingerprint.mjs';

const SCRIPT = 'scripts/basemap/build.mjs';
const INPUT = 'server/reference-data/locations.geojson';

/**
 * Builds the basemap files (`chart/` of a web root) unless its sources are unchanged.
 * @returns whether anything was built
 */
export async function buildChart(web = PORTAL) {
  const out = path.join(web, 'chart');
  const key = `chart ${path.basename(web)}`;
  if (!existsSync(at(SCRIPT))) return false;
  const print = fingerprint(['scripts/basemap', 'shared/domain/basemap', 'shared/ui/map/glyphs', INPUT]);
  if (recorded()[key] === print && existsSync(out)) return false;
  const { buildBasemap } = await import(at(SCRIPT));
  await buildBasemap({ input: at(INPUT), out });
  await compressFolder(out, () => true);
  record({ [key]: print });
  return true;
}
