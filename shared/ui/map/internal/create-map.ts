import type { Map as MapboxMap } from 'mapbox-gl';
import type { Config } from '../../../runtime/page/config';
import { type MapView, PACIFIC, toX } from '../map-space';
import { BASEMAP_BASE, basemapManifest } from '../outlines/basemap-files';
import { Outlines } from '../outlines/outlines';
import { basemapStyle } from '../style/style';
import { basemapColours } from '../style/style-tokens';

interface MapOptions {
  container: HTMLElement;
  view: MapView;
  padding: { top: number; right: number; bottom: number; left: number };
  interactive: boolean;
  label: string;
  french: boolean;
  /** Style or tiles of an external provider, if the server's configuration has any. */
  provider: Config['map'];
}

/** Thrown when a map cannot be shown, with the reason. */
export class MapUnavailable extends Error {
  constructor(readonly reason: 'webgl' | 'network') {
    super(reason);
  }
}

const MAX_ZOOM = 16;

/** Loads the code and style for an external provider, if one is configured. */
async function providerOf(map: Config['map']) {
  if (!map) return null;
  const [{ providerStyle }, tiles] = await Promise.all([
    import('../provider/provider-style'),
    import('../provider/raster-tiles'),
  ]);
  // If the provider's style cannot be read, the portal's own style is used.
  const style = map.style ? await providerStyle(map.style).catch(() => null) : null;
  return { ...tiles, style, raster: map.tiles && { url: map.tiles, attribution: map.attribution ?? '' } };
}

/**
 * Creates a mapbox-gl map with the portal's basemap, or with the style of a configured provider (`outlines`
 * is then null). Resolves when the style accepts data.
 * @throws MapUnavailable when the browser cannot draw, or the basemap data cannot be read
 */
export async function createMap(options: MapOptions): Promise<{ map: MapboxMap; outlines: Outlines | null }> {
  const offline = () => {
    throw new MapUnavailable('network');
  };
  const { container, view, provider } = options;
  const [{ default: mapboxgl }, manifest, foreign] = await Promise.all([
    import('mapbox-gl').catch(offline),
    basemapManifest().catch(offline),
    providerOf(provider).catch(offline),
  ]);
  if (!mapboxgl.supported()) throw new MapUnavailable('webgl');
  const glyphs = `${location.origin}${BASEMAP_BASE}${manifest.glyphs}`;
  const [west, south, east, north] = PACIFIC;
  const map = new mapboxgl.Map({
    container,
    style: foreign?.style ?? basemapStyle(basemapColours(container), options.french, glyphs),
    center: [toX(view.center[0]), view.center[1]],
    zoom: view.zoom,
    // No copies of the world, and limits to dragging: together they make the Pacific one piece.
    renderWorldCopies: false,
    maxBounds: [
      [toX(west), south],
      [toX(east), north],
    ],
    minZoom: 2,
    maxZoom: MAX_ZOOM,
    interactive: options.interactive,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // The map's element is observed instead: its size changes with panels and banners, not only with the
    // window.
    trackResize: false,
    fadeDuration: 0,
    // Printing and saving images read the canvas after it was drawn.
    preserveDrawingBuffer: true,
    transformRequest: (url, kind) => ({ url: foreign && kind === 'Tile' ? foreign.rewriteTile(url) : url }),
  });
  map.touchZoomRotate?.disableRotation();
  map.keyboard?.disableRotation();
  map.setPadding(options.padding);
  nameCanvas(map.getCanvas(), options);
  await new Promise<void>((resolve) => {
    map.once('style.load', () => resolve());
  });
  if (foreign?.style) return { map, outlines: null };
  if (foreign?.raster) foreign.rasterLayer(map, foreign.raster);
  return { map, outlines: new Outlines(map, manifest) };
}

/** Names the canvas, which receives the keys: arrows move, plus and minus zoom. */
function nameCanvas(canvas: HTMLCanvasElement, { interactive, label }: MapOptions): void {
  canvas.setAttribute('role', interactive ? 'application' : 'img');
  canvas.setAttribute('aria-label', label);
  if (!interactive) canvas.removeAttribute('tabindex');
}
