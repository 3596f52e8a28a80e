import type { GridRow, GridRows } from '@ciguawatch/shared/ui/grid/grid-column';

let versions = 0;

/** Rows that are all in memory, for a grid. */
export function memoryRows<Row extends GridRow>(rows: readonly Row[], ready: boolean): GridRows<Row> {
  versions += 1;
  const version = versions;
  return {
    total: ready ? rows.length : null,
    ready,
    row: (index) => rows[index],
    want: () => undefined,
    ids: async (from, to) => rows.slice(from, to).map(({ id }) => id),
    version: () => version,
    subscribe: () => () => undefined,
  };
}
