import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/**
 * The places of the release as GeoJSON features with longitudes from 0 to 360; read in a
 * process of its own, since the reader is an ES module.
 */
export function shippedPlaces<Feature>(): Feature[] {
  const script = `
    import { shippedPlaces } from ${JSON.stringify(join(ROOT, 'scripts/basemap/shipped-places.mjs'))};
    process.stdout.write(JSON.stringify(shippedPlaces(${JSON.stringify(ROOT)})));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 1 << 26 });
  return JSON.parse(out.toString()) as Feature[];
}
