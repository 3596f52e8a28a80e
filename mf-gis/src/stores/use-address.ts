import { useLocation, useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { useCallback } from 'react';

type EditAddress = (edit: (params: URLSearchParams) => URLSearchParams) => void;

/**
 * The address's parameters and how to change them without filling the history. A change starts from the address
 * as it is by then; one that comes after the page was left is forgotten.
 */
export function useAddress(): [URLSearchParams, EditAddress] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const edit = useCallback<EditAddress>(
    (change) => {
      if (!window.location.pathname.endsWith(pathname)) return;
      setParams(change(new URLSearchParams(window.location.search)), { replace: true });
    },
    [setParams, pathname],
  );
  return [params, edit];
}
