import { existsSync } from 'node:fs';
import path from 'node:path';
import { at, PORTAL } from '../../shared/webpack/paths.mjs';
import { placeFiles } from '../basemap/shipped-places.mjs';
import { compressFolder } from './compress.mjs';
import { fingerprint, record, recorded } from './fingerprint.mjs';

const SCRIPT = 'scripts/basemap/build.mjs';

/**
 * Builds the basemap files (`chart/` of a web root) unless its sources are unchanged.
 * @returns whether anything was built
 */
export async function buildChart(web = PORTAL) {
  const out = path.join(web, 'chart');
  const key = `chart ${path.basename(web)}`;
  if (!existsSync(at(SCRIPT))) return false;
  const code = ['scripts/basemap', 'shared/domain/basemap', 'shared/ui/map/glyphs'];
  const print = fingerprint([...code, ...placeFiles(at('.'))]);
  if (recorded()[key] === print && existsSync(out)) return false;
  const { buildBasemap } = await import(at(SCRIPT));
  await buildBasemap({ root: at('.'), out });
  await compressFolder(out, () => true);
  record({ [key]: print });
  return true;
}
