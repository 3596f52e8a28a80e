import { hatchedBox } from '@ciguawatch/shared/domain/document/hatched';
import type { CurveMonth } from '@ciguawatch/shared/domain/monthly/monthly-curve';
import type { Part, Shape } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from './words';

/** Width in points: one column of the A4 text. */
const WIDTH_PT = 252;
const HEIGHT_PT = 92;
const AXIS_WIDTH_PT = 26;
const AXIS_HEIGHT_PT = 26;
/** Months between two named months of the axis. */
const MONTHS_PER_LABEL = 6;

/** Runs of consecutive values; null ends a run, and thereby a line of the drawing. */
function runs<T>(values: readonly (T | null)[]): { from: number; values: T[] }[] {
  const found: { from: number; values: T[] }[] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const open = found.at(-1);
    if (open && open.from + open.values.length === index) open.values.push(value);
    else found.push({ from: index, values: [value] });
  });
  return found;
}

/**
 * Drawing of the 24-month curve over the range of earlier years. Unobserved months are hatched and have no
 * point.
 */
export function curveParts(curve: readonly CurveMonth[], words: ReportWords): Part[] {
  const { t, number, month } = words;
  const most = Math.max(4, ...curve.map(({ reports, band }) => Math.max(reports, band?.most ?? 0)));
  const step = (WIDTH_PT - AXIS_WIDTH_PT) / curve.length;
  const x = (index: number) => AXIS_WIDTH_PT + (index + 0.5) * step;
  const y = (value: number) => HEIGHT_PT - (value / most) * (HEIGHT_PT - 8);
  const points = (list: { at: number; value: number }[]) =>
    list
      .map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('');
  const bands = runs(curve.map(({ band }) => band)).map(({ from, values }): Shape => {
    const there = values.map(({ most: value }, i) => ({ at: from + i, value }));
    const back = values.map(({ least: value }, i) => ({ at: from + i, value })).reverse();
    return { kind: 'path', d: `${points([...there, ...back])}Z`, fill: 'band' };
  });
  const seen = curve.map(({ observed, reports }) => (observed || reports > 0 ? reports : null));
  const lines = runs(seen).flatMap(({ from, values }): Shape[] => [
    {
      kind: 'path',
      d: points(values.map((value, i) => ({ at: from + i, value }))),
      stroke: 'series',
      width: 1.6,
    },
    ...values.map(
      (value, i): Shape => ({ kind: 'circle', x: x(from + i), y: y(value), radius: 2.2, fill: 'series' }),
    ),
  ]);
  const gaps = runs(seen.map((value) => (value === null ? true : null))).flatMap(({ from, values }) =>
    hatchedBox({ x: x(from) - step / 2, y: 8, width: values.length * step, height: HEIGHT_PT - 8 }),
  );
  const half = Math.round(most / 2);
  const axis = [...new Set([0, half, most])].flatMap((value): Shape[] => [
    {
      kind: 'path',
      d: `M${AXIS_WIDTH_PT} ${y(value).toFixed(1)}H${WIDTH_PT}`,
      stroke: value === 0 ? 'quiet' : 'line',
      width: 0.7,
    },
    {
      kind: 'label',
      x: AXIS_WIDTH_PT - 5,
      y: y(value) + 3,
      text: number(value),
      align: 'right',
      ink: 'quiet',
      size: 8,
    },
  ]);
  const name = (index: number, down: number, text: string): Shape => ({
    kind: 'label',
    // The last name is right-aligned, so that it stays inside the figure.
    ...(index === curve.length - 1 ? { x: WIDTH_PT, align: 'right' } : { x: x(index), align: 'middle' }),
    ...{ y: HEIGHT_PT + down, text, ink: 'quiet', size: 8 },
  });
  const names = curve.flatMap((one, index): Shape[] =>
    index % MONTHS_PER_LABEL === MONTHS_PER_LABEL - 1
      ? [
          name(index, 12, month(one.month, null, 'short')),
          ...(one.month <= MONTHS_PER_LABEL || index === MONTHS_PER_LABEL - 1
            ? [name(index, 22, String(one.year))]
            : []),
        ]
      : [],
  );
  const list = curve.map((one, index) =>
    seen[index] === null
      ? t('notObserved', { period: month(one.month, one.year) })
      : t('dayOf', { day: month(one.month, one.year), count: one.reports }),
  );
  const figure: Part = {
    kind: 'figure',
    alt: t('curveAlt', { list: list.join(', ') }),
    width: WIDTH_PT,
    height: HEIGHT_PT + AXIS_HEIGHT_PT,
    shapes: [...gaps, ...bands, ...axis, ...lines, ...names],
  };
  const said = [
    ...(bands.length > 0 ? [t('band')] : []),
    ...(seen.includes(null) ? [t('hatchedMonths')] : []),
  ].join(' ');
  return said === '' ? [figure] : [figure, { kind: 'text', small: true, words: said }];
}
