import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { type ColumnLayout, readLayout } from '@ciguawatch/shared/ui/grid/column-layout';
import type { GridColumn } from '@ciguawatch/shared/ui/grid/grid-column';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaseLine } from '../store/case-line';
import { CASE_LIST_SETTING } from '../views/use-counts';

/** Milliseconds without a change before it is kept: a width that is dragged changes with every pixel. */
const PAUSE = 800;

/**
 * How the person has laid out the columns, on whichever device; as the list has them until it is known.
 * What could not be kept stays on the screen, and is tried again with the next change.
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
  /** Lays the columns out, and keeps it for the person unless it is a view's. */
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
