import { readFileSync } from 'node:fs';
import { at } from '../../shared/build/paths.mjs';
import { SHIFT } from '../../shared/domain/chart/encode.mjs';
import { lagoonLayer } from '../../shared/domain/chart/lagoons.mjs';
import { landLayer } from '../../shared/domain/chart/land.mjs';
import { stretch } from '../../shared/domain/chart/mercator.mjs';
import { RINGS } from '../../shared/domain/chart/rings.mjs';
import { graticulePath, outlinePath } from './chart-paths.mjs';

/** The outlines that the chart files of the portal are made of (scripts/bundle/chart.mjs). */
const OUTLINES = 'server/reference-data/locations.geojson';

/** Stands in drawn HTML where a view of the chart is to be seen: its longitude 0..360, its latitude, its zoom. */
const MARK = /%chart (\S+) (\S+) (\S+)%/;

/** Pixels around the centre of the view that are drawn: a window of 1920 by 1080, with the panels beside its centre. */
const REACH = { left: 1150, right: 900, top: 580, bottom: 580 };

const METRES_AROUND = 40_075_016.7;
const TILE = 256;

/** Longitude 0..360 and latitude as pixels from the centre of a view, in Web Mercator. */
function projection(lng, lat, zoom) {
  const world = TILE * 2 ** zoom;
  const place = ([x, y]) => [
    (x / 360) * world,
    (0.5 - Math.log(Math.tan(Math.PI / 4 + (y * Math.PI) / 360)) / (2 * Math.PI)) * world,
  ];
  const [cx, cy] = place([lng, lat]);
  return {
    toPixel: (point) => {
      const [x, y] = place(point);
      return [x - cx, y - cy];
    },
    pixels: (km) => (km * 1000 * stretch(lat) * world) / METRES_AROUND,
  };
}

const isSeen = ([left, top, right, bottom]) =>
  right > -REACH.left && left < REACH.right && bottom > -REACH.top && top < REACH.bottom;

/** The islands of which something is seen, or of the rings around them. */
function islandsIn({ toPixel, pixels }) {
  const { features } = JSON.parse(readFileSync(at(OUTLINES), 'utf8'));
  const [[, widest]] = RINGS;
  const around = pixels(widest);
  return features.filter(({ properties: { type, bbox } }) => {
    if (type !== 'I') return false;
    const [[left, bottom], [right, top]] = [toPixel(bbox.slice(0, 2)), toPixel(bbox.slice(2))];
    return isSeen([left - around, top - around, right + around, bottom + around]);
  });
}

/** Rings of a chart file as [longitude 0..360, latitude]. */
const ringsOf = ({ k, f }) =>
  f.flatMap(([, polygons]) =>
    polygons.flat().map((steps) => {
      const ring = [];
      let [x, y] = [0, 0];
      for (let i = 0; i + 1 < steps.length; i += 2) {
        x += steps[i];
        y += steps[i + 1];
        ring.push([x / k + SHIFT, y / k]);
      }
      return ring;
    }),
  );

/**
 * A part of the chart as SVG, in pixels from the centre of the view, in the tokens and the order of the live map
 * (shared/ui/map/style): its rings of distance are the shores again with broad lines, which cost no outlines of their own.
 */
function drawn(lng, lat, zoom) {
  const view = projection(lng, lat, zoom);
  const islands = islandsIn(view);
  const path = (layer) => outlinePath(ringsOf(layer).map((ring) => ring.map(view.toPixel)));
  const shores = '<use href="#first-shores"';
  const round = 'stroke-linejoin="round"';
  const rings = RINGS.map(([, km], nearer) => {
    const width = 2 * view.pixels(km);
    const wide = (colour, by, more = '') =>
      `${shores} ${round} stroke="var(--${colour})" stroke-width="${(width + by).toFixed(1)}"${more}/>`;
    return wide('isobath', 0.9, ' stroke-opacity=".85"') + wide(`sea-${nearer + 1}`, -0.9);
  }).join('');
  return [
    `<defs><path id="first-shores" d="${path(landLayer(islands, 'mid'))}"/></defs>`,
    rings,
    `<path d="${graticulePath(view.toPixel, [lng, lat], REACH)}" fill="none" stroke="var(--isobath)" stroke-width=".7" stroke-opacity=".55"/>`,
    `<path d="${path(lagoonLayer(islands))}" fill="var(--lagoon-map)" stroke="var(--reef-map)" stroke-width=".85"/>`,
    `${shores} ${round} fill="var(--land)" stroke="var(--land-line)" stroke-width="1.3"/>`,
  ].join('');
}

const known = new Map();

/** Drawn HTML with the chart in the place of its mark; HTML without one as it is. */
export const withChart = (html) =>
  html.replace(MARK, (mark, ...view) => {
    if (!known.has(mark)) known.set(mark, drawn(...view.slice(0, 3).map(Number)));
    return known.get(mark);
  });
