import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { editLayers } from '../layer/paint';
import { applyHidden, LAYER_SETS, setOf } from './layer-sets';

/** Names of the basemap's layers, read from the sources because modules cannot import the style. */
const STYLE = join(__dirname, '../../../../../shared/ui/map/style');
const chart = readdirSync(STYLE)
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(join(STYLE, file), 'utf8').matchAll(/(?:\bid: |\blabel\(|^ {4}\[)['`]([a-z-]+)/gm)].map(
      ([, id]) => (id ?? '').replace(/-$/, ''),
    ),
  );
const layers = [...chart, ...editLayers(document.body).map(({ id }) => id)];

test('each set has layers, and orientation aids are in no set', () => {
  for (const set of LAYER_SETS) expect(layers.filter((id) => setOf(id) === set)).not.toEqual([]);
  const kept = layers.filter((id) => setOf(id) === null);
  expect(kept).toEqual(expect.arrayContaining(['sea', 'graticule', 'edit-live-line', 'edit-fault']));
  expect(kept.some((id) => /land|lagoon|ring/.test(id))).toBe(false);
});

test('the layers of a hidden set are hidden, and only they', () => {
  const seen = new Map<string, string>();
  const mapbox = {
    getStyle: () => ({ layers: layers.map((id) => ({ id })) }),
    setLayoutProperty: (id: string, _: string, value: string) => seen.set(id, value),
  };
  applyHidden({ mapbox } as unknown as MapHandle, new Set(['reef']));
  expect(seen.get('lagoon')).toBe('none');
  expect(seen.get('land')).toBe('visible');
  expect(seen.has('sea')).toBe(false);
});
