import type { GridRow, GridRows } from '@ciguawatch/shared/ui/grid/grid-column';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const none = () => 0;

/** Re-renders the component when rows are loaded, removed or changed. */
export function useRowsOf<Row extends GridRow>(rows: GridRows<Row> | null): void {
  useSyncExternalStore(rows?.subscribe ?? never, rows?.version ?? none);
}
