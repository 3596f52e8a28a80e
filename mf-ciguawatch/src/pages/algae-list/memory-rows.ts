import type { GridRow, GridRows } from '@ciguawatch/shared/ui/grid/grid-column';

let versions = 0;

/** Adapts rows that are all in memory to the interface of the grid. */
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
