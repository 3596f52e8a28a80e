import { type GridColumn, MAX_COLUMN_WIDTH_PX, MIN_COLUMN_WIDTH_PX } from './grid-column';

/** A person's choice of columns; columns that it does not contain keep the grid's defaults. */
export interface ColumnLayout {
  /** column ids in order */
  order: readonly string[];
  /** ids of the visible columns */
  shown: readonly string[];
  /** widths in CSS pixels by column id */
  widths: Readonly<Record<string, number>>;
}

type Columns = readonly Pick<GridColumn<never>, 'id' | 'width' | 'optional' | 'isRowHeader'>[];

/** The layout as the grid defines it. */
export const defaultLayout = (columns: Columns): ColumnLayout => ({
  order: columns.map(({ id }) => id),
  shown: columns.filter(({ optional }) => !optional).map(({ id }) => id),
  widths: {},
});

/**
 * A stored layout applied to the current columns: unknown ids are dropped, new columns are added at the end
 * with their defaults, the row header is always visible, widths are limited.
 */
export function readLayout(columns: Columns, kept: Partial<ColumnLayout> | null | undefined): ColumnLayout {
  const own = defaultLayout(columns);
  const order = (kept?.order ?? []).filter((id, at, all) => own.order.includes(id) && all.indexOf(id) === at);
  const fresh = own.order.filter((id) => !order.includes(id));
  const shown = new Set(kept?.shown ?? own.shown);
  for (const id of kept?.shown ? fresh : []) if (own.shown.includes(id)) shown.add(id);
  for (const { id, isRowHeader } of columns) if (isRowHeader) shown.add(id);
  const widths = Object.entries(kept?.widths ?? {})
    .filter(([id, width]) => own.order.includes(id) && Number.isFinite(width))
    .map(([id, width]) => [id, clampWidth(width)] as const);
  const all = [...order, ...fresh];
  return { order: all, shown: all.filter((id) => shown.has(id)), widths: Object.fromEntries(widths) };
}

const clampWidth = (width: number): number =>
  Math.round(Math.min(MAX_COLUMN_WIDTH_PX, Math.max(MIN_COLUMN_WIDTH_PX, width)));

export const withWidth = (layout: ColumnLayout, id: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: clampWidth(width) },
});

export const withShown = (layout: ColumnLayout, id: string, shown: boolean): ColumnLayout => ({
  ...layout,
  shown: layout.order.filter((one) => (one === id ? shown : layout.shown.includes(one))),
});

/** Moves the column `id` to the position of the column `to`. */
export function withPlace(layout: ColumnLayout, id: string, to: string): ColumnLayout {
  const from = layout.order.indexOf(id);
  const target = layout.order.indexOf(to);
  if (from < 0 || target < 0 || from === target) return layout;
  const order = layout.order.filter((one) => one !== id);
  order.splice(target, 0, id);
  return { ...layout, order, shown: order.filter((one) => layout.shown.includes(one)) };
}

/** The visible columns in order, with their widths; a width set by the person has precedence. */
export function drawnColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: ColumnLayout,
): readonly GridColumn<Row>[] {
  return layout.shown.flatMap((id) => {
    const column = columns.find((one) => one.id === id);
    if (!column) return [];
    const set = layout.widths[id];
    return [set === undefined ? column : { ...column, width: set, grows: false }];
  });
}
