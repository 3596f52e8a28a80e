import { useCallback } from 'react';
import type { AddressFields } from './address-fields';
import { useLocation, useSearchParams } from './router';

/** Changes the URL's parameters; `keep` adds a history entry instead of replacing the current one. */
export type EditAddress = (edit: (params: URLSearchParams) => URLSearchParams, keep?: boolean) => void;

/**
 * The parameters of the URL, and a function that changes them, without new history entries by default. A
 * change is applied to the URL as it is then, so that two in a row both count; after the page was left it
 * is ignored.
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

/** The values that a page keeps in its URL, and a function that changes some of them (`addressFields`). */
export function useAddressFields<Values>({
  read,
  write,
}: AddressFields<Values>): [Values, (part: Partial<Values>, keep?: boolean) => void] {
  const [params, edit] = useAddress();
  return [read(params), (part, keep) => edit((address) => write(address, part), keep)];
}
