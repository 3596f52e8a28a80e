import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { type ColumnLayout, readLayout } from '@ciguawatch/shared/ui/grid/column-layout';
import type { GridColumn } from '@ciguawatch/shared/ui/grid/grid-column';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaseLine } from '../store/case-line';
import { CASE_LIST_SETTING } from '../views/use-counts';

/** Milliseconds without a change before a layout is saved, because dragging a width changes it at every pixel. */
const PAUSE = 800;

/**
 * Column layout of the account, stored on the server so that it follows to other devices; the default one until
 * it is loaded. After a failed save the layout stays on the screen, and the next change saves it too.
 */
export function useLayout(columns: readonly GridColumn<CaseLine>[]) {
  const [layout, setLayout] = useState<ColumnLayout>(() => readLayout(columns, null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const latest = useRef(columns);
  latest.current = columns;
  useEffect(() => {
    const control = new AbortController();
    call(getSetting, { params: { key: CASE_LIST_SETTING }, signal: control.signal }).then(
      ({ value }) => {
        if (!touched.current) setLayout(readLayout(latest.current, value as Partial<ColumnLayout> | null));
      },
      () => undefined,
    );
    return () => control.abort();
  }, []);
  /** Changes the layout, and saves it unless `keep` is false, as for a layout that comes from a view. */
  const change = useCallback((next: Partial<ColumnLayout>, keep = true) => {
    touched.current = true;
    const whole = readLayout(latest.current, next);
    setLayout(whole);
    clearTimeout(timer.current);
    if (!keep) return;
    timer.current = setTimeout(() => {
      call(putSetting, { params: { key: CASE_LIST_SETTING }, body: { value: whole } }).catch(() => undefined);
    }, PAUSE);
  }, []);
  return [layout, change] as const;
}
