import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { hatchedBox } from '@ciguawatch/shared/domain/document/hatched';
import { daysIn } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { Part, Shape } from '@ciguawatch/shared/ui/document/description';
import { islandsInAlert } from './alerts';
import { noCaseText } from './period-words';
import type { ReportWords } from './words';

/** Width of a figure in points: one column of the A4 text. */
const WIDTH_PT = 252;
const AXIS_WIDTH_PT = 22;
/** Largest side of a square, and height of the stack, in points. */
const MAX_SQUARE_PT = 14;
const STACK_HEIGHT_PT = 84;
/** Points for the upper half of the topmost axis label. */
const TOP_MARGIN_PT = 6;
const AXIS_HEIGHT_PT = 14;
const LEGEND_HEIGHT_PT = 18;

/**
 * Figure with a square for each case, stacked by day, or by month in a yearly report; islands in alert come
 * first.
 */
export function squaresParts(content: ReportContent, words: ReportWords): Part[] {
  const { squares, period, observed, curve } = content.figures;
  const { t, number, month } = words;
  const units = period.month === null ? 12 : daysIn({ year: period.year, month: period.month });
  const alerts = new Set(islandsInAlert(content).map(({ island }) => island));
  const known = squares.filter(({ at }) => at > 0);
  const unknown = squares.filter(({ at }) => at === 0).reduce((sum, { reports }) => sum + reports, 0);
  const columns = Array.from({ length: units }, (_, index) => {
    const here = known.filter(({ at }) => at === index + 1);
    const count = (list: typeof here) => list.reduce((sum, { reports }) => sum + reports, 0);
    return { all: count(here), alert: count(here.filter(({ island }) => alerts.has(island))) };
  });
  const most = Math.max(...columns.map(({ all }) => all));
  if (most === 0 && unknown === 0) return [{ kind: 'text', words: noCaseText({ observed }, words) }];
  // Observation by month is known from the curve only; its last 12 months are those of a yearly report.
  const unseen = new Set(
    period.month === null
      ? curve.flatMap((one) => (one.year === period.year && !one.observed ? [one.month - 1] : []))
      : [],
  );
  const silent = columns.flatMap(({ all }, index) => (all === 0 && unseen.has(index) ? [index] : []));
  const step = (WIDTH_PT - AXIS_WIDTH_PT) / units;
  const side = Math.min(MAX_SQUARE_PT, step - 1.5, STACK_HEIGHT_PT / Math.max(1, most) - 1);
  const tall = TOP_MARGIN_PT + Math.max(2, most) * (side + 1);
  const name = (index: number) =>
    period.month === null ? month(index + 1, null, 'short') : number(index + 1);
  const shapes: Shape[] = [
    ...silent.flatMap((index) =>
      hatchedBox({
        x: AXIS_WIDTH_PT + index * step,
        y: TOP_MARGIN_PT,
        width: step,
        height: tall - TOP_MARGIN_PT,
      }),
    ),
    ...ticks(most).flatMap((value): Shape[] => [
      {
        kind: 'path',
        d: `M${AXIS_WIDTH_PT} ${tall - value * (side + 1)}H${WIDTH_PT}`,
        stroke: value === 0 ? 'quiet' : 'line',
        width: 0.7,
      },
      {
        kind: 'label',
        x: AXIS_WIDTH_PT - 5,
        y: tall - value * (side + 1) + 3,
        text: number(value),
        align: 'right',
        ink: 'quiet',
        size: 8,
      },
    ]),
    ...columns.flatMap(({ all, alert }, index) =>
      Array.from(
        { length: all },
        (_, level): Shape => ({
          kind: 'rect',
          x: AXIS_WIDTH_PT + index * step + (step - side) / 2,
          y: tall - (level + 1) * (side + 1) + 0.5,
          width: side,
          height: side,
          fill: level < alert ? 'alert' : 'series',
        }),
      ),
    ),
    ...columns.flatMap((_, index): Shape[] =>
      period.month !== null && index !== 0 && (index + 1) % 5 !== 0
        ? []
        : [
            {
              kind: 'label',
              x: AXIS_WIDTH_PT + (index + 0.5) * step,
              y: tall + AXIS_HEIGHT_PT - 2,
              text: name(index),
              align: 'middle',
              ink: 'quiet',
              size: 8,
            },
          ],
    ),
    ...legend([...alerts].map(words.place), tall + AXIS_HEIGHT_PT + LEGEND_HEIGHT_PT, words),
  ];
  const list = columns
    .map(({ all }, index) => ({
      all,
      index,
      name: period.month === null ? month(index + 1) : number(index + 1),
    }))
    .filter(({ all, index }) => all > 0 || silent.includes(index))
    .map(({ all, name: day }) =>
      all > 0 ? t('dayOf', { day, count: all }) : t('notObserved', { period: day }),
    );
  if (unknown > 0) list.push(t('dayUnknown', { count: unknown }));
  const figure: Part = {
    kind: 'figure',
    alt: t('byDayAlt', { list: list.join(', ') }),
    width: WIDTH_PT,
    height: tall + AXIS_HEIGHT_PT + LEGEND_HEIGHT_PT,
    shapes,
  };
  const said = [
    ...(silent.length > 0 ? [t('hatchedMonths')] : []),
    ...(unknown > 0 ? [t('unknownDays', { count: unknown })] : []),
  ].join(' ');
  return said === '' ? [figure] : [figure, { kind: 'text', words: said, small: true }];
}

/** Ticks of the axis: multiples of a round step from 0, at most five. */
function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => most / one <= 4) ?? 1000;
  return Array.from({ length: Math.floor(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

function legend(alerts: readonly string[], y: number, { t }: ReportWords): Shape[] {
  const entry = (x: number, fill: 'alert' | 'series', text: string): Shape[] => [
    { kind: 'rect', x, y: y - 8, width: 8, height: 8, fill },
    { kind: 'label', x: x + 12, y: y - 1, text, ink: 'quiet', size: 8 },
  ];
  if (alerts.length === 0)
    return [{ kind: 'label', x: AXIS_WIDTH_PT, y: y - 1, text: t('oneSquare'), ink: 'quiet', size: 8 }];
  // Estimated width in points at 8 pt, slightly above the average.
  const width = (text: string) => text.length * 4.6 + 26;
  const rest = width(t('otherIslands')) + width(t('oneSquare'));
  const named = alerts.join(', ');
  const first = AXIS_WIDTH_PT + width(named) + rest <= WIDTH_PT ? named : t('alertIslands');
  const second = AXIS_WIDTH_PT + width(first);
  return [
    ...entry(AXIS_WIDTH_PT, 'alert', first),
    ...entry(second, 'series', t('otherIslands')),
    {
      kind: 'label',
      x: second + width(t('otherIslands')),
      y: y - 1,
      text: t('oneSquare'),
      ink: 'quiet',
      size: 8,
    },
  ];
}
