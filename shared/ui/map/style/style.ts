import type { AnyLayer, Expression, GeoJSONSourceRaw, Style } from 'mapbox-gl';
import { labelLayers } from './style-labels';
import type { BasemapColours } from './style-tokens';

/** Zooms (of mapbox) at which a level of detail is replaced by the next. */
export const MID_ZOOM = 5;
export const FULL_ZOOM = 8.5;

/** Sources of the basemap; their data are set when the view first needs them. */
export const CHART_SOURCES = [
  'low-land',
  'low-rings',
  'land',
  'rings',
  'lagoons',
  'full-land',
  'graticule',
  'labels',
] as const;
export type BasemapSource = (typeof CHART_SOURCES)[number];

const EMPTY_COLLECTION = { type: 'FeatureCollection', features: [] } as const;

/** Largest zoom at which a source is cut into tiles; beyond it the tiles are scaled. */
const TILE_ZOOM: Partial<Record<BasemapSource, number>> = {
  'low-land': 6,
  'low-rings': 6,
  rings: 10,
  graticule: 8,
  labels: 9,
};

const sourceOf = (name: BasemapSource): GeoJSONSourceRaw => ({
  type: 'geojson',
  data: { ...EMPTY_COLLECTION, features: [] },
  maxzoom: TILE_ZOOM[name] ?? 12,
  tolerance: 0.4,
});

const SHORE_LINE_WIDTH: Expression = ['interpolate', ['linear'], ['zoom'], 2, 0.4, 7, 1.3, 12, 2];
const fadeIn = (from: number, to: number, most: number): Expression => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  0,
  to,
  most,
];

function ringLayers(colours: BasemapColours): AnyLayer[] {
  const depth = [
    [3, colours['sea-1']],
    [2, colours['sea-2']],
    [1, colours['sea-3']],
  ] as const;
  return depth.flatMap(([tag, colour]): AnyLayer[] => [
    {
      id: `ring-${tag}`,
      type: 'fill',
      source: 'rings',
      minzoom: MID_ZOOM,
      filter: ['==', ['get', 'tag'], tag],
      paint: { 'fill-color': colour, 'fill-opacity': tag === 3 ? 1 : fadeIn(MID_ZOOM, 6, 1) },
    },
    {
      id: `ring-line-${tag}`,
      type: 'line',
      source: 'rings',
      minzoom: MID_ZOOM + 0.5,
      filter: ['==', ['get', 'tag'], tag],
      paint: { 'line-color': colours.isobath, 'line-width': 0.9, 'line-opacity': fadeIn(5.5, 6.5, 0.85) },
    },
  ]);
}

function landLayers(colours: BasemapColours): AnyLayer[] {
  const levels = [
    ['low-land', 0, 24],
    ['land', MID_ZOOM, 24],
    ['full-land', FULL_ZOOM, 24],
  ] as const;
  return levels.flatMap(([source, minzoom, maxzoom]): AnyLayer[] => [
    {
      id: source,
      type: 'fill',
      source,
      minzoom,
      maxzoom,
      paint: { 'fill-color': colours.land, 'fill-antialias': false },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      minzoom,
      maxzoom,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours['land-line'], 'line-width': SHORE_LINE_WIDTH },
    },
  ]);
}

/** Layers of the basemap, from the sea up, in the colours of a theme. */
export function basemapLayers(colours: BasemapColours, french: boolean): AnyLayer[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours['sea-0'] } },
    { id: 'ring-low', type: 'fill', source: 'low-rings', paint: { 'fill-color': colours['sea-1'] } },
    ...ringLayers(colours),
    {
      id: 'graticule',
      type: 'line',
      source: 'graticule',
      filter: ['<=', ['get', 'z'], ['zoom']],
      paint: { 'line-color': colours.isobath, 'line-width': 0.7, 'line-opacity': 0.55 },
    },
    {
      id: 'lagoon',
      type: 'fill',
      source: 'lagoons',
      minzoom: 6,
      paint: { 'fill-color': colours['lagoon-map'] },
    },
    {
      id: 'lagoon-line',
      type: 'line',
      source: 'lagoons',
      minzoom: 6,
      paint: {
        'line-color': colours['reef-map'],
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 10, 1.6],
      },
    },
    ...landLayers(colours),
    ...labelLayers(colours, french),
  ];
}

/** The complete style of the basemap. `glyphs` is the address of the glyph folder. */
export function basemapStyle(colours: BasemapColours, french: boolean, glyphs: string): Style {
  return {
    version: 8,
    name: 'chart-sheet',
    // No transition: the theme changes at once everywhere, and printing would not wait for a fade.
    transition: { duration: 0, delay: 0 },
    glyphs: `${glyphs}/{fontstack}/{range}.pbf`,
    sources: Object.fromEntries(CHART_SOURCES.map((name) => [name, sourceOf(name)])),
    layers: basemapLayers(colours, french),
  };
}
