import type { Part } from '../../document/description';
import { lng360, type Position } from '../../geo/geometry';

type Figure = Extract<Part, { kind: 'figure' }>;

/** Size of the small map, in units of its drawing. */
const WIDTH = 240;
const HEIGHT = 130;
const PADDING = 12;
/** Least height of the area shown, in degrees. */
const MIN_HEIGHT_DEGREES = 0.1;

interface SmallMap {
  paths: string[];
  x: number;
  y: number;
}

/** Scales an outline and a point to fit the small map completely, without distortion. */
export function smallMapOf(point: Position, rings: readonly Position[][]): SmallMap {
  const at: Position = [lng360(point[0]), point[1]];
  const all = [at, ...rings.flat()];
  const [west, east] = range(all.map(([x]) => x));
  const [south, north] = range(all.map(([, y]) => y));
  const squeeze = Math.cos((point[1] * Math.PI) / 180);
  const scale = Math.min(
    (WIDTH - 2 * PADDING) / Math.max((east - west) * squeeze, MIN_HEIGHT_DEGREES),
    (HEIGHT - 2 * PADDING) / Math.max(north - south, MIN_HEIGHT_DEGREES),
  );
  const put = ([x, y]: Position): Position => [
    round(WIDTH / 2 + (x - (west + east) / 2) * squeeze * scale),
    round(HEIGHT / 2 - (y - (south + north) / 2) * scale),
  ];
  const [x, y] = put(at);
  return { paths: rings.map((ring) => `M${ring.map((one) => put(one).join(' ')).join('L')}Z`), x, y };
}

const round = (value: number) => Math.round(value * 10) / 10;

function range(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], one) => [Math.min(least, one), Math.max(most, one)],
    [Infinity, -Infinity],
  );
}

/** The small map as a figure of a document. */
export function chartFigure(point: Position, rings: readonly Position[][], alt: string): Figure {
  const { paths, x, y } = smallMapOf(point, rings);
  return {
    kind: 'figure',
    alt,
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      { kind: 'rect', x: 1, y: 1, width: WIDTH - 2, height: HEIGHT - 2, fill: 'sea', stroke: 'ink' },
      // A single path for all rings, so that a lagoon appears as a hole of its island.
      ...(paths.length === 0
        ? []
        : [{ kind: 'path' as const, d: paths.join(''), fill: 'land' as const, stroke: 'unknown' as const }]),
      { kind: 'circle', x, y, radius: 6, fill: 'alert', stroke: 'paper' },
    ],
  };
}
