import { providerStyle } from './provider-style';

const STYLE_URL = 'https://maps.example/styles/sea.json';
const files: Record<string, unknown> = {
  [STYLE_URL]: {
    version: 8,
    glyphs: '/fonts/{fontstack}/{range}.pbf',
    sources: {
      land: { type: 'vector', url: '../tiles/land.json' },
      relief: {
        type: 'raster',
        tiles: ['https://maps.example/r/{z}/{x}/{y}.png'],
        tileSize: 256,
        minzoom: 3,
      },
      ports: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#abc' } },
      { id: 'coast', type: 'line', source: 'land', 'source-layer': 'coast' },
      { id: 'port', type: 'circle', source: 'ports' },
    ],
  },
  'https://maps.example/tiles/land.json': {
    tiles: ['{z}/{x}/{y}.pbf'],
    bounds: [-180, -80, 180, 80],
    maxzoom: 9,
    attribution: 'Someone',
  },
};

beforeEach(() => {
  global.fetch = jest.fn(async (address: string) => {
    const body = files[address];
    return { ok: body !== undefined, status: body ? 200 : 404, json: async () => body } as Response;
  }) as jest.Mock;
});

test('tiles are requested with the map’s own columns, from absolute addresses', async () => {
  const style = await providerStyle(STYLE_URL);
  expect(style.glyphs).toBe('https://maps.example/fonts/{fontstack}/{range}.pbf');
  expect(style.sources).toEqual({
    land: {
      type: 'vector',
      minzoom: 1,
      maxzoom: 9,
      attribution: 'Someone',
      tiles: ['https://maps.example/tiles/%7Bz%7D/%7Bx%7D/%7By%7D.pbf#chart/{z}/{x}/{y}'],
    },
    relief: {
      type: 'raster',
      tileSize: 256,
      minzoom: 3,
      tiles: ['https://maps.example/r/%7Bz%7D/%7Bx%7D/%7By%7D.png#chart/{z}/{x}/{y}'],
    },
  });
});

test('a source without tiles is left out with its layers', async () => {
  const style = await providerStyle(STYLE_URL);
  expect(style.layers?.map(({ id }) => id)).toEqual(['sea', 'coast']);
});

test('an unreadable style, or one at an invalid address, is refused', async () => {
  await expect(providerStyle('https://maps.example/none.json')).rejects.toThrow('404');
  await expect(providerStyle('mapbox://styles/any')).rejects.toThrow('only http');
});
