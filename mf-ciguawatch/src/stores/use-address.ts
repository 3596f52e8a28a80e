import { useLocation, useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { useCallback } from 'react';

/** Changes what the address holds; `keep` leaves the address before in the history. */
export type EditAddress = (edit: (params: URLSearchParams) => URLSearchParams, keep?: boolean) => void;

/**
 * The address's parameters and how to change them, without filling the history unless asked. A
 * change starts from the address as it is by then, so that two in a row both count, and one that
 * comes after the page was left is forgotten.
 */
export function useAddress(): [URLSearchParams, EditAddress] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const edit = useCallback<EditAddress>(
    (change, keep = false) => {
      if (!window.location.pathname.endsWith(pathname)) return;
      setParams(change(new URLSearchParams(window.location.search)), { replace: !keep });
    },
    [setParams, pathname],
  );
  return [params, edit];
}
