import type { Map as MapboxMap } from 'mapbox-gl';
import { basemapLayers } from '../style/style';
import { LABEL_LAYERS, labelText } from '../style/style-labels';
import { basemapColours } from '../style/style-tokens';

/** mapbox-gl's private method that draws at once instead of in the next frame. */
type Drawing = { _render?: () => void };

/**
 * Redraws the basemap in the current colours and language, keeping its data. The canvas is drawn when this
 * returns, because a page being printed gets no further frame.
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
