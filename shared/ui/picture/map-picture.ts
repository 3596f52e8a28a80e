import type { Map as MapboxMap } from 'mapbox-gl';
import { flushSync } from 'react-dom';
import type { MapHandle } from '../map/map-context';
import { type PictureWords, pictureSheet } from './picture-sheet';
import { styledCopy } from './styled-copy';
import { svgLayer } from './svg-layer';
import { svgTag } from './svg-tag';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** Attempts to draw until the map has placed its labels. */
const MAX_DRAW_ATTEMPTS = 12;
const ATTRIBUTION_SIZE_PX = 12;
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

/** A map for printing or saving: the basemap as pixels, the overlay as SVG. */
export interface MapPicture {
  sheet: HTMLCanvasElement;
  over: SVGSVGElement;
  /** size in pixels at 96 per inch */
  width: number;
  height: number;
  /** Number of cases whose marks lie on the picture, which may be less than the figures count. */
  drawn: number;
}

/**
 * Draws synchronously, because printing does not wait for the next frame; mapbox-gl has no public method
 * for it.
 */
function drawNow(map: MapboxMap): void {
  const inner = map as unknown as { _render(): void; _placementDirty?: boolean };
  for (let i = 0; i < MAX_DRAW_ATTEMPTS; i += 1) {
    inner._render();
    if (!inner._placementDirty && i > 0) return;
  }
}

/** Runs a function with another device pixel ratio: paper has more dots than the screen. */
function withPixelRatio<T>(ratio: number, run: () => T): T {
  const own = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => ratio });
  try {
    return run();
  } finally {
    if (own) Object.defineProperty(window, 'devicePixelRatio', own);
    else Reflect.deleteProperty(window, 'devicePixelRatio');
  }
}

/** The area of the map that no panel covers. */
function uncoveredArea(map: MapboxMap): [[number, number], [number, number]] {
  const { clientWidth, clientHeight } = map.getContainer();
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding() as Partial<typeof NO_PADDING>;
  const southWest = map.unproject([left, clientHeight - bottom]);
  const northEast = map.unproject([clientWidth - right, top]);
  return [
    [southWest.lng, southWest.lat],
    [northEast.lng, northEast.lat],
  ];
}

/** Rings, tags and degree labels at their current positions, as one SVG, and the number of cases of the marks. */
function overlayOf(box: HTMLElement, width: number, height: number): Pick<MapPicture, 'over' | 'drawn'> {
  const all = document.createElementNS(SVG_NAMESPACE, 'svg');
  all.setAttribute('viewBox', `0 0 ${width} ${height}`);
  all.setAttribute('width', String(width));
  all.setAttribute('height', String(height));
  const corner = box.getBoundingClientRect();
  const frame = box.parentElement as HTMLElement;
  for (const label of frame.querySelectorAll<HTMLElement>('[data-degrees] > span')) {
    const at = label.getBoundingClientRect();
    const look = getComputedStyle(label);
    const text = document.createElementNS(SVG_NAMESPACE, 'text');
    text.setAttribute('x', String(at.left - corner.left));
    text.setAttribute('y', String(at.top - corner.top + ATTRIBUTION_SIZE_PX));
    text.setAttribute('font-size', String(ATTRIBUTION_SIZE_PX));
    text.setAttribute('font-family', look.fontFamily);
    text.setAttribute('fill', look.color);
    text.textContent = label.textContent;
    all.append(text);
  }
  let drawn = 0;
  for (const mark of frame.querySelectorAll<SVGSVGElement | HTMLElement>('[data-ring]')) {
    const at = mark.getBoundingClientRect();
    if (at.width === 0) continue;
    const [left, top] = [at.left - corner.left, at.top - corner.top];
    all.append(mark instanceof SVGSVGElement ? placedCopy(mark, left, top) : svgTag(mark, left, top));
    const [x, y] = [left + at.width / 2, top + at.height / 2];
    const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
    if (isInside) drawn += Number(mark.closest<HTMLElement>('[data-cases]')?.dataset['cases'] ?? 0);
  }
  return { over: all, drawn };
}

function placedCopy(ring: SVGSVGElement, left: number, top: number): SVGElement {
  const copy = styledCopy(ring);
  copy.setAttribute('x', String(left));
  copy.setAttribute('y', String(top));
  copy.setAttribute('overflow', 'visible');
  return copy;
}

/**
 * Redraws a map in another size with the same visible area, then restores it. Areas that have not loaded
 * stay empty.
 * @param ratio dots per pixel
 */
export function mapPicture(
  handle: MapHandle,
  { width, height }: { width: number; height: number },
  ratio: number,
): MapPicture {
  const map = handle.mapbox;
  const box = map.getContainer();
  const before = { center: map.getCenter(), zoom: map.getZoom(), padding: map.getPadding() };
  const ground = uncoveredArea(map);
  handle.posing = true;
  try {
    return withPixelRatio(ratio, () => {
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
      flushSync(() => {
        map.setPadding(NO_PADDING);
        map.resize();
        const camera = map.cameraForBounds(ground);
        if (camera) map.jumpTo(camera);
      });
      drawNow(map);
      const sheet = document.createElement('canvas');
      sheet.width = width * ratio;
      sheet.height = height * ratio;
      sheet.getContext('2d')?.drawImage(map.getCanvas(), 0, 0, sheet.width, sheet.height);
      return { sheet, ...overlayOf(box, width, height), width, height };
    });
  } finally {
    box.style.width = '';
    box.style.height = '';
    flushSync(() => {
      map.setPadding(before.padding);
      map.resize();
      map.jumpTo({ center: before.center, zoom: before.zoom });
    });
    drawNow(map);
    handle.posing = false;
  }
}

/**
 * A map as PNG with title and source, in the portal's fonts. Null where no canvas is available. The drawing
 * is attached to the page briefly, because its letters must be measured there.
 */
export async function mapPng(
  { sheet, over, width, height }: MapPicture,
  words: PictureWords,
): Promise<Blob | null> {
  const look = getComputedStyle(document.body);
  const token = (name: string) => look.getPropertyValue(`--${name}`).trim();
  over.style.position = 'absolute';
  over.style.left = '-10000px';
  document.body.append(over);
  try {
    const layer = await svgLayer(over, { width, height });
    const colours = { ink: token('ink'), quiet: token('ink-2'), surface: token('surface') };
    return await pictureSheet(words, { font: look.fontFamily, ...colours }, { width, height }, (pen) => {
      pen.drawImage(sheet, 0, 0, width, height);
      layer(pen);
    });
  } finally {
    over.remove();
  }
}
