import type { Expression, SymbolLayer } from 'mapbox-gl';
import { LABEL_GAP_EM } from '../outlines/label-room';
import type { BasemapColours } from './style-tokens';

/** Font stacks of the glyph folder: upright for land, italic for waters. */
const LAND_FONT = ['land'];
const SEA_FONT = ['sea'];

/** Expression for a label's text in the language of the interface; English where there is only one. */
export const labelText = (french: boolean): Expression =>
  french ? ['coalesce', ['get', 'fr'], ['get', 'en']] : ['get', 'en'];

/** Layers whose text depends on the language. */
export const LABEL_LAYERS = ['label-sea', 'label-archi', 'label-country', 'label-island'] as const;

/** Offset below the point by the property `hang`, which is larger where a ring is in the way. */
const BELOW: Expression = [
  'interpolate',
  ['linear'],
  ['coalesce', ['get', 'hang'], LABEL_GAP_EM],
  0,
  ['literal', [0, 0]],
  50,
  ['literal', [0, 50]],
];

/** Font size in pixels of an island's name at a zoom (of mapbox). */
export const islandSize = (zoom: number): number => Math.min(15, Math.max(12, 6 + zoom));

type Label = Pick<SymbolLayer, 'minzoom' | 'maxzoom' | 'layout'> & {
  kind: string;
  ink: string;
  halo: string;
  width: number;
};

const label = (
  id: (typeof LABEL_LAYERS)[number],
  french: boolean,
  { kind, ink, halo, width, layout, ...zooms }: Label,
): SymbolLayer => ({
  id,
  type: 'symbol',
  source: 'labels',
  ...zooms,
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'text-field': labelText(french), ...layout },
  paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': width },
});

/** Layers of labels: waters in italics, land upright. */
export function labelLayers(colours: BasemapColours, french: boolean): SymbolLayer[] {
  const sea = { ink: colours['map-ink'], halo: colours['sea-0'], width: 1 };
  const land = { ink: colours.ink, halo: colours['sea-1'], width: 1.6 };
  return [
    label('label-sea', french, {
      ...sea,
      kind: 'S',
      minzoom: 6,
      layout: {
        'text-font': SEA_FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 6, 15, 9, 22],
        'text-letter-spacing': 0.08,
        'text-padding': 6,
      },
    }),
    label('label-archi', french, {
      ...sea,
      kind: 'A',
      minzoom: 3.6,
      maxzoom: 6,
      layout: { 'text-font': SEA_FONT, 'text-size': 14, 'text-letter-spacing': 0.06, 'text-max-width': 9 },
    }),
    label('label-country', french, {
      ...land,
      kind: 'C',
      maxzoom: 4.4,
      layout: { 'text-font': LAND_FONT, 'text-size': 12.5, 'text-max-width': 8 },
    }),
    label('label-island', french, {
      ...land,
      kind: 'I',
      minzoom: 6,
      layout: {
        'text-font': LAND_FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 6, 12, 9, 15],
        'text-anchor': 'top',
        'text-offset': BELOW,
        'symbol-sort-key': ['-', 0, ['get', 'rank']],
        'text-padding': 3,
      },
    }),
  ];
}
