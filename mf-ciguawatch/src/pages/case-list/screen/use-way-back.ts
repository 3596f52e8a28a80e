import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import type { EditAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { caseAddress } from '../../../review-card/from-list';

/** The parameter that names the row to which a person comes back; it is no part of the query. */
const ROW = 'row';

/**
 * The way from the list to the page of a case and back. The row is kept in the address, so that the crumb of the
 * case and the browser’s own way back both find it.
 */
export function useWayBack(params: URLSearchParams, edit: EditAddress) {
  const own = new URLSearchParams(params);
  own.delete(ROW);
  const address = own.toString();
  const row = params.get(ROW);
  const cameBack = useRef(row !== null && /^\d{1,7}$/.test(row) ? Number(row) : null);
  const openCase = (id: number, index: number, field?: string) => {
    edit((now) => {
      now.set(ROW, String(index));
      return now;
    });
    const page = caseAddress(id, { list: address, row: index });
    go(field === undefined ? page : `${page}&edit=${field}`);
  };
  return { address, cameBack, openCase };
}

/** Scrolls to the row to which the person came back and focuses it, once the list is known. */
export function useRowOfWayBack(
  cameBack: RefObject<number | null>,
  total: number | null,
  grid: RefObject<GridHandle | null>,
): void {
  const isKnown = useMemo(() => total !== null && total > 0, [total]);
  useEffect(() => {
    const row = cameBack.current;
    if (row === null || !isKnown || total === null) return;
    cameBack.current = null;
    grid.current?.go(Math.min(row, total - 1), true);
  }, [cameBack, isKnown, total, grid]);
}
