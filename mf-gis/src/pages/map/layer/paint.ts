import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';

type MapboxMap = MapHandle['mapbox'];
type AnyLayer = Parameters<MapboxMap['addLayer']>[0];

/** Sources of the editor in drawing order. */
export const EDIT_SOURCES = [
  'edit-shape',
  'edit-edges',
  'edit-saved',
  'edit-other',
  'edit-live',
  'edit-handles',
  'edit-faults',
] as const;

/** Layers in the colours of the theme that applies to an element. */
export function editLayers(element: Element): AnyLayer[] {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#808080';
  const [edge, ink, ground] = [token('coral-fill'), token('ink'), token('surface')];
  return [
    { id: 'edit-fill', type: 'fill', source: 'edit-shape', paint: { 'fill-color': token('land') } },
    { id: 'edit-line', type: 'line', source: 'edit-edges', paint: { 'line-color': edge, 'line-width': 2 } },
    {
      id: 'edit-saved-line',
      type: 'line',
      source: 'edit-saved',
      paint: { 'line-color': ink, 'line-width': 1.6, 'line-dasharray': [3, 2.4] },
    },
    {
      id: 'edit-other-line',
      type: 'line',
      source: 'edit-other',
      paint: { 'line-color': token('lagoon'), 'line-width': 2.4, 'line-dasharray': [1.4, 1.2] },
    },
    {
      id: 'edit-live-line',
      type: 'line',
      source: 'edit-live',
      paint: { 'line-color': edge, 'line-width': 2.6 },
    },
    {
      id: 'edit-middle',
      type: 'circle',
      source: 'edit-handles',
      filter: ['==', ['get', 'kind'], 'middle'],
      paint: { 'circle-radius': 4, 'circle-color': edge, 'circle-opacity': 0.7 },
    },
    {
      id: 'edit-vertex',
      type: 'circle',
      source: 'edit-handles',
      filter: ['!=', ['get', 'kind'], 'middle'],
      paint: {
        'circle-radius': ['match', ['get', 'kind'], 'selected', 7, 5],
        'circle-color': ['match', ['get', 'kind'], 'selected', edge, ground],
        'circle-stroke-color': ['match', ['get', 'kind'], 'selected', ink, edge],
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'edit-fault',
      type: 'circle',
      source: 'edit-faults',
      paint: {
        'circle-radius': 13,
        'circle-opacity': 0,
        'circle-stroke-color': token('coral'),
        'circle-stroke-width': 3,
      },
    },
  ];
}

/** Applies the current colours to the editor's layers. */
export function repaint(map: MapboxMap, element: Element): void {
  for (const layer of editLayers(element)) {
    if (!map.getLayer(layer.id)) continue;
    const paint = 'paint' in layer ? layer.paint : undefined;
    for (const [property, value] of Object.entries(paint ?? {}))
      map.setPaintProperty(layer.id, property, value);
  }
}
