import type { Map as MapboxMap } from 'mapbox-gl';
import { basemapLayers } from '../style/style';
import { LABEL_LAYERS, labelText } from '../style/style-labels';
import { basemapColours } from '../style/style-tokens';

/** What the map library has to draw without waiting for the next frame, though it does not say so. */
type Drawing = { _render?: () => void };

/**
 * Repaints the chart sheet in the colours and the language now in force, keeping all its data. The
 * colours are on the canvas when this returns: a page that goes to paper is not given another frame.
 */
export function restyle(map: MapboxMap, element: Element, french: boolean): void {
  for (const layer of basemapLayers(basemapColours(element), french)) {
    if (!map.getLayer(layer.id)) continue;
    const paint = 'paint' in layer ? layer.paint : undefined;
    for (const [property, value] of Object.entries(paint ?? {}))
      map.setPaintProperty(layer.id, property, value);
  }
  for (const id of LABEL_LAYERS)
    if (map.getLayer(id)) map.setLayoutProperty(id, 'text-field', labelText(french));
  (map as Drawing)._render?.();
}
