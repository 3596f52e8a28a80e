import { useCallback } from 'react';
import type { AddressFields } from './address-fields';
import { useLocation, useSearchParams } from './router';

/** Changes what the address holds; `keep` leaves the address before in the history. */
export type EditAddress = (edit: (params: URLSearchParams) => URLSearchParams, keep?: boolean) => void;

/**
 * The parameters of the address and how to change them, without filling the history unless asked. A change starts
 * from the address as it is by then, so that two in a row both count; one that comes after the page was left is
 * forgotten.
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

/** What a page keeps in its address, and how to change a part of it (`addressFields`). */
export function useAddressFields<Values>({
  read,
  write,
}: AddressFields<Values>): [Values, (part: Partial<Values>, keep?: boolean) => void] {
  const [params, edit] = useAddress();
  return [read(params), (part, keep) => edit((address) => write(address, part), keep)];
}
