import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { Ink, Section, Shape } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from '../words';
import { type Box, LABEL_SIZE_PT, overlaps, placedNames } from './labels';
import { boundsOf, type IslandSign, type Level, signsOf } from './levels';
import { projectionOf } from './project';

/** Width in points: one column of the A4 text. */
const WIDTH_PT = 252;
const HEIGHT_PT = 150;
/** Width in points of the legend when the map is narrow enough to place it at its side. */
const LEGEND_WIDTH_PT = 84;
const LEGEND_LINE_PT = 12;
/** Radius in points; sizes differ so that levels can be distinguished without colour. */
const LEVEL_RADIUS_PT: Record<Level, number> = {
  high: 4,
  middle: 3.2,
  low: 2.4,
  unrated: 2.4,
  none: 1.3,
  silent: 1.6,
};
const LEVEL_FILL: Record<Exclude<Level, 'silent'>, Ink> = {
  high: 'alert',
  middle: 'series',
  low: 'pale',
  unrated: 'unknown',
  none: 'land',
};
/** Order of the legend; signs are drawn in reverse, so that important ones lie on top. */
const LEVEL_ORDER: readonly Level[] = ['high', 'middle', 'low', 'unrated', 'none', 'silent'];
/** Most names on the map, to keep it readable. */
const MAX_ISLAND_NAMES = 12;
const ALERT_RING_GAP_PT = 2;

/** A circle as a path, because only paths have a line width. */
const ring = (x: number, y: number, radius: number): Shape => ({
  ...{ kind: 'path', stroke: 'ink', width: 1.1 },
  d: `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`,
});

function signShapes({ level, alert }: Pick<IslandSign, 'level' | 'alert'>, x: number, y: number): Shape[] {
  const radius = LEVEL_RADIUS_PT[level];
  const sign: Shape =
    level === 'silent'
      ? {
          ...{ kind: 'path', stroke: 'quiet', width: 0.7 },
          d: `M${x - radius} ${y - radius}L${x + radius} ${y + radius}M${x - radius} ${y + radius}L${x + radius} ${y - radius}`,
        }
      : {
          kind: 'circle',
          x,
          y,
          radius,
          fill: LEVEL_FILL[level],
          stroke: level === 'none' ? 'quiet' : 'paper',
        };
  return alert ? [sign, ring(x, y, radius + ALERT_RING_GAP_PT)] : [sign];
}

/** Bounding box of points with a margin. */
const boxOf = (points: readonly (readonly [number, number])[], around: number): Box => ({
  left: Math.min(...points.map(([x]) => x)) - around,
  right: Math.max(...points.map(([x]) => x)) + around,
  top: Math.min(...points.map(([, y]) => y)) - around,
  bottom: Math.max(...points.map(([, y]) => y)) + around,
});

const round = (value: number) => Math.round(value * 10) / 10;

/** Legend entries of the levels that occur on the map. */
function legendOf(content: ReportContent, signs: readonly IslandSign[], { t, number }: ReportWords) {
  const { low, high } = boundsOf(content);
  const vars = { low: number(low), high: number(high) };
  const levels = LEVEL_ORDER.filter((level) => signs.some((one) => one.level === level)).map((level) => ({
    text: t(`mapLevel_${level}`, vars),
    shapes: (x: number, y: number) => signShapes({ level, alert: false }, x, y),
  }));
  const alert = { text: t('mapAlert'), shapes: (x: number, y: number) => [ring(x, y, 4)] };
  return signs.some((one) => one.alert) ? [...levels, alert] : levels;
}

/** Shapes of the legend: one column beside the map, or lines below it when `beside` is null. */
function legendShapes(entries: ReturnType<typeof legendOf>, beside: number | null, under: number) {
  let [x, y] = [beside ?? 0, beside === null ? under : 8];
  const shapes: Shape[] = [];
  for (const { text, shapes: signs } of entries) {
    const wide = 14 + text.length * 4.2;
    if (beside === null && x > 0 && x + wide > WIDTH_PT) [x, y] = [0, y + LEGEND_LINE_PT];
    shapes.push(...signs(x + 5, y), { kind: 'label', x: x + 13, y: y + 3, text, ink: 'quiet', size: 8 });
    if (beside === null) x += wide + 6;
    else y += LEGEND_LINE_PT;
  }
  return { shapes, bottom: beside === null ? y + 5 : y };
}

/** Round lengths for the scale bar in kilometres; the longest one that fits is drawn. */
const SCALE_LENGTHS_KM = [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const SCALE_SIZE_PT = { width: 58, height: 15, edge: 4 };

/** The scale bar in the first corner without land or signs; null when all are taken. */
function scaleOf(
  perKm: number,
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
  { t, number }: ReportWords,
): { box: Box; shapes: Shape[] } | null {
  const km = SCALE_LENGTHS_KM.find((one) => one * perKm <= SCALE_SIZE_PT.width - 6) ?? 1;
  const corners = [height - SCALE_SIZE_PT.edge - SCALE_SIZE_PT.height, SCALE_SIZE_PT.edge].flatMap((top) =>
    [SCALE_SIZE_PT.edge, width - SCALE_SIZE_PT.edge - SCALE_SIZE_PT.width].map((left) => ({
      ...{ left, right: left + SCALE_SIZE_PT.width, top, bottom: top + SCALE_SIZE_PT.height },
    })),
  );
  const box = corners.find((corner) => !taken.some((one) => overlaps(one, corner)));
  if (!box) return null;
  const [left, right] = [box.left + 2, round(box.left + 2 + km * perKm)];
  const y = box.bottom - 2;
  return {
    box,
    shapes: [
      { kind: 'path', d: `M${left} ${y - 3}V${y}H${right}V${y - 3}`, stroke: 'quiet', width: 0.8 },
      {
        kind: 'label',
        x: left + 2,
        y: y - 4,
        text: t('mapKm', { km: number(km) }),
        ink: 'quiet',
        size: LABEL_SIZE_PT,
      },
    ],
  };
}

/**
 * The map section: islands by their rate of twelve months, drawn from the content alone. Empty for editions
 * issued before bulletins had a map.
 */
export function mapSections(content: ReportContent, words: ReportWords): Section[] {
  const { t, place, number } = words;
  const signs = signsOf(content);
  if (signs.length === 0) return [];
  const entries = legendOf(content, signs, words);
  const { width, height, point, perKm } = projectionOf(
    signs.map(({ island }) => island),
    { width: WIDTH_PT, height: HEIGHT_PT },
  );
  const isNarrow = width <= WIDTH_PT - LEGEND_WIDTH_PT;
  const across = isNarrow ? WIDTH_PT - LEGEND_WIDTH_PT : WIDTH_PT;
  const aside = (across - width) / 2;
  const at = ({ island }: IslandSign): [number, number] => {
    const [x, y] = point(...island.at);
    return [round(x + aside), round(y)];
  };
  const outlines = signs.flatMap(({ island, level }) =>
    island.rings.map((flat) => ({
      level,
      corners: Array.from({ length: flat.length / 2 }, (_, i) => {
        const [x, y] = point(flat[2 * i] as number, flat[2 * i + 1] as number);
        return [round(x + aside), round(y)] as const;
      }),
    })),
  );
  const land = outlines.map(
    ({ level, corners }): Shape => ({
      ...{ kind: 'path', d: `M${corners.map((corner) => corner.join(' ')).join('L')}Z` },
      ...{ fill: level === 'silent' ? 'paper' : 'land', stroke: 'quiet', width: 0.4 },
    }),
  );
  const drawn = [...signs].sort((a, b) => LEVEL_ORDER.indexOf(b.level) - LEVEL_ORDER.indexOf(a.level));
  const taken: Box[] = [
    ...signs.map((sign) => {
      const radius = LEVEL_RADIUS_PT[sign.level] + (sign.alert ? ALERT_RING_GAP_PT + 0.6 : 0.4);
      return boxOf([at(sign)], radius);
    }),
    ...outlines.map(({ corners }) => boxOf(corners, 0.4)),
  ];
  const scale = scaleOf(perKm, { width: across, height }, taken, words);
  if (scale) taken.push(scale.box);
  const told = [...signs]
    .filter(({ alert, rate, island }) => alert || (rate ?? 0) > 0 || island.reports > 0)
    .sort((a, b) => Number(b.alert) - Number(a.alert) || (b.rate ?? 0) - (a.rate ?? 0));
  const names = placedNames(
    told.slice(0, MAX_ISLAND_NAMES).map((sign) => {
      const [x, y] = at(sign);
      return {
        ...{ text: place(sign.island.id), x, y },
        radius: LEVEL_RADIUS_PT[sign.level] + (sign.alert ? ALERT_RING_GAP_PT : 0),
      };
    }),
    taken,
    { left: 2, top: 2, right: across - 2, bottom: height - 2 },
  );
  const legend = legendShapes(entries, isNarrow ? across + 8 : null, height + 10);
  const list = told.map(({ island, rate, alert }) =>
    [
      `${place(island.id)}: ${rate === null ? t('mapLevel_unrated') : number(rate >= 10 ? Math.round(rate) : round(rate))}`,
      ...(alert ? [t('mapAlert')] : []),
    ].join(', '),
  );
  return [
    {
      kind: 'section',
      title: t('map'),
      parts: [
        {
          kind: 'figure',
          alt: list.length > 0 ? t('mapAlt', { list: list.join('; ') }) : t('mapAltNone'),
          width: WIDTH_PT,
          height: Math.max(height, legend.bottom),
          shapes: [
            { kind: 'rect', x: 0, y: 0, width: across, height, fill: 'sea' },
            ...land,
            ...(scale?.shapes ?? []),
            ...drawn.flatMap((sign) => signShapes(sign, ...at(sign))),
            ...names.map(({ text, x, y }): Shape => ({ kind: 'label', x, y, text, size: LABEL_SIZE_PT })),
            ...legend.shapes,
          ],
        },
        { kind: 'text', words: t('mapNote'), small: true },
      ],
    },
  ];
}
