import { hatchedBox } from '@ciguawatch/shared/domain/document/hatched';
import { type ChartData, unobservedOf } from '@ciguawatch/shared/ui/charts/chart-data';
import type { Part, Shape } from '@ciguawatch/shared/ui/document/description';

const WIDTH_PT = 500;
const HEIGHT_PT = 120;
const AXIS_WIDTH_PT = 30;
const AXIS_HEIGHT_PT = 28;
/** Points of width that a name below a column needs. */
const NAME_WIDTH_PT = 22;

const label = (x: number, y: number, text: string, align: 'middle' | 'right' = 'middle'): Shape => ({
  kind: 'label',
  ...{ x, y, text, align, ink: 'quiet', size: 8 },
});

/**
 * Vertical columns over time, such as cases by month: hatched where data are missing or incomplete, alerts in
 * colour, names where they fit.
 * @param alt text alternative for screen readers
 */
export function columnsFigure(data: ChartData, number: (value: number) => string, alt: string): Part {
  const values = data.series[0]?.values ?? [];
  const blank = unobservedOf(data);
  const alerts = new Set(data.alerts ?? []);
  const most = Math.max(4, ...values.filter((_, i) => !blank.has(i)));
  const step = (WIDTH_PT - AXIS_WIDTH_PT) / Math.max(1, values.length);
  const height = (value: number) => (value / most) * (HEIGHT_PT - 8);
  const axis = [...new Set([0, Math.round(most / 2), most])].flatMap((value): Shape[] => {
    const y = HEIGHT_PT - height(value);
    const line = value === 0 ? ('quiet' as const) : ('line' as const);
    return [
      { kind: 'path', d: `M${AXIS_WIDTH_PT} ${y.toFixed(1)}H${WIDTH_PT}`, stroke: line, width: 0.7 },
      label(AXIS_WIDTH_PT - 5, y + 3, number(value), 'right'),
    ];
  });
  const partly = (data.partly ?? []).map((at) => ({ from: at, to: at }));
  const gaps = [...(data.gaps ?? []), ...partly].flatMap(({ from, to }) =>
    hatchedBox({
      x: AXIS_WIDTH_PT + from * step,
      y: 8,
      width: (to - from + 1) * step,
      height: HEIGHT_PT - 8,
    }),
  );
  const columns = values.flatMap((value, i): Shape[] =>
    blank.has(i) || value === 0
      ? []
      : [
          {
            ...{ kind: 'rect', x: AXIS_WIDTH_PT + i * step + step * 0.12, y: HEIGHT_PT - height(value) },
            ...{ width: step * 0.76, height: height(value), fill: alerts.has(i) ? 'alert' : 'series' },
          },
        ],
  );
  return {
    kind: 'figure',
    alt,
    width: WIDTH_PT,
    height: HEIGHT_PT + AXIS_HEIGHT_PT,
    shapes: [...gaps, ...axis, ...columns, ...namesOf(data, step)],
  };
}

/** Names below the columns where they fit, and below them the groups, such as years below months. */
function namesOf({ categories, codes, short, groups = [] }: ChartData, step: number): Shape[] {
  const each = Math.max(1, Math.ceil(NAME_WIDTH_PT / step));
  const names = groups.length > 0 ? short : (codes ?? categories);
  const own = (names ?? []).flatMap((name, i) =>
    name !== '' && (groups.length > 0 ? step >= 4 : i % each === 0)
      ? [label(AXIS_WIDTH_PT + (i + 0.5) * step, HEIGHT_PT + 11, name)]
      : [],
  );
  let at = 0;
  const under = groups.flatMap(({ title, size }) => {
    const from = at;
    at += size;
    return size * step >= NAME_WIDTH_PT
      ? [label(AXIS_WIDTH_PT + (from + size / 2) * step, HEIGHT_PT + 23, title)]
      : [];
  });
  return [...own, ...under];
}
