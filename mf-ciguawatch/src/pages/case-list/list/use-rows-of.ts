import type { GridRow, GridRows } from '@ciguawatch/shared/ui/grid/grid-column';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const none = () => 0;

/** Redraws when rows come, go or change. */
export function useRowsOf<Row extends GridRow>(rows: GridRows<Row> | null): void {
  useSyncExternalStore(rows?.subscribe ?? never, rows?.version ?? none);
}
