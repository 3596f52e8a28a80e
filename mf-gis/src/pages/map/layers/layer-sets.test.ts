import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { chartLayers } from '@ciguawatch/shared/ui/map/style/style';
import { editLayers } from '../layer/paint';
import { applyHidden, LAYER_SETS, setOf } from './layer-sets';

const colours = new Proxy({}, { get: () => '#888888' }) as Parameters<typeof chartLayers>[0];
const layers = [...chartLayers(colours, true), ...editLayers(document.body)].map(({ id }) => id);

test('each set has layers, and what helps to find one’s way is in none', () => {
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
  expect(seen.get('land-line')).toBe('visible');
  expect(seen.has('sea')).toBe(false);
});
