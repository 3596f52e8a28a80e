import type { FeatureCollection } from 'geojson';
import type { Map as MapboxMap } from 'mapbox-gl';
import { runInAction } from 'mobx';
import { domEvent } from '../../../contract/events';
import { collections } from '../../../runtime/sync/collections';
import { type BasemapManifest, basemapManifest, onBasemapChange } from './basemap-files';
import { Outlines } from './outlines';

const layer = (...tags: number[]) => ({ k: 100, f: tags.map((tag) => [tag, [[[0, 0, 1, 0, 0, 1]]]]) });
const midLayers = (...tags: number[]) => ({ land: layer(...tags), rings: layer(), lagoons: layer() });
const country = (id: number, files: object) => ({ id, iso: `C${id}`, bbox: [0, -20, 10, 0], ...files });

let manifest: BasemapManifest;
let files: Record<string, unknown>;
let requestedFiles: string[];
/** Files whose responses the test releases one by one. */
let releaseResponse: Map<string, () => void>;

beforeEach(() => {
  requestedFiles = [];
  releaseResponse = new Map();
  files = {
    'pf1.json': midLayers(1, 2),
    'pf2.json': midLayers(1, 3),
    'pf3.json': midLayers(1, 4),
    'fj.json': midLayers(9),
    'full1.json': layer(1, 2),
    'full2.json': layer(1),
    'labels1.json': [['I', 0, 0, 1, 'Old']],
    'labels2.json': [['I', 0, 0, 1, 'New']],
  };
  manifest = {
    low: 'low.json',
    labels: 'labels1.json',
    glyphs: 'g',
    countries: [
      country(4, { mid: 'pf1.json', full: 'full1.json' }),
      country(5, { mid: 'fj.json', full: 'none.json' }),
    ] as unknown as BasemapManifest['countries'],
  };
  window.fetch = jest.fn(async (url: RequestInfo | URL) => {
    const file = String(url).replace('/chart/', '');
    requestedFiles.push(file);
    const wait = releaseResponse.has(file);
    if (wait) await new Promise<void>((resolve) => releaseResponse.set(file, resolve));
    const body = file === 'manifest.json' ? manifest : files[file];
    return { ok: body !== undefined, status: 404, json: async () => structuredClone(body) } as Response;
  });
  window.dispatchEvent(new CustomEvent(domEvent('location:changed')));
});

/** A fake map at a zoom that records the data of its sources. */
function fakeMap(zoom = 12) {
  const sources: Record<string, FeatureCollection> = {};
  const filters: unknown[] = [];
  const map = {
    getZoom: () => zoom,
    getBounds: () => ({ getWest: () => 0, getEast: () => 10, getNorth: () => 0, getSouth: () => -20 }),
    getStyle: () => ({}),
    getSource: (name: string) => ({ setData: (data: FeatureCollection) => (sources[name] = data) }),
    setFilter: (_: string, filter: unknown) => filters.push(filter),
    setLayerZoomRange: () => undefined,
  };
  const tags = (source: string) => sources[source]?.features.map(({ properties }) => properties?.tag);
  return { map: map as unknown as MapboxMap, sources, tags, filters };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('files replaced by a new one are exchanged country by country; the others stay', async () => {
  const { map, sources, tags, filters } = fakeMap();
  const outlines = new Outlines(map, await basemapManifest());
  await outlines.update();
  expect(tags('land')).toEqual([1, 2, 9]);
  expect(tags('full-land')).toEqual([1, 2]);
  manifest = {
    ...manifest,
    labels: 'labels2.json',
    countries: [{ ...manifest.countries[0]!, mid: 'pf2.json', full: 'full2.json' }, manifest.countries[1]!],
  };
  window.dispatchEvent(new CustomEvent(domEvent('location:changed')));
  requestedFiles = [];
  await outlines.renew();
  expect(requestedFiles.sort()).toEqual([
    'full2.json',
    'labels2.json',
    'manifest.json',
    'none.json',
    'pf2.json',
  ]);
  expect(tags('land')).toEqual([1, 3, 9]);
  expect(tags('full-land')).toEqual([1]);
  expect(JSON.stringify(filters.at(-1))).toContain('["literal",[1]]');
  expect(sources.labels?.features.map(({ properties }) => properties?.en)).toEqual(['New']);
});

test('a file that arrives after its replacement is not drawn', async () => {
  const { map, tags } = fakeMap();
  const outlines = new Outlines(map, await basemapManifest());
  releaseResponse.set('pf1.json', () => undefined);
  const slow = outlines.update();
  await settled();
  manifest = { ...manifest, countries: [{ ...manifest.countries[0]!, mid: 'pf3.json' }] };
  window.dispatchEvent(new CustomEvent(domEvent('location:changed')));
  await outlines.renew();
  expect(tags('land')?.sort()).toEqual([1, 4, 9]);
  releaseResponse.get('pf1.json')?.();
  await slow;
  expect(tags('land')?.sort()).toEqual([1, 4, 9]);
});

test('an open map is notified of a changed place and of refreshed rows, not of the first ones', async () => {
  const heard = jest.fn();
  const stop = onBasemapChange(heard);
  const rows = (revision: number) => runInAction(() => Object.assign(collections.location, { revision }));
  rows(1);
  expect(heard).not.toHaveBeenCalled();
  rows(2);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new CustomEvent(domEvent('location:changed')));
  expect(heard).toHaveBeenCalledTimes(2);
  // A change by somebody else, noticed when the page becomes visible again.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  rows(3);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('the manifest is fetched once, and again after a change; without an answer the map stays', async () => {
  await basemapManifest();
  await basemapManifest();
  expect(requestedFiles).toEqual(['manifest.json']);
  const { map, tags } = fakeMap();
  const outlines = new Outlines(map, await basemapManifest());
  await outlines.update();
  window.dispatchEvent(new CustomEvent(domEvent('location:changed')));
  window.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
  await outlines.renew();
  expect(tags('land')).toEqual([1, 2, 9]);
});
