import { getPhenotypeDetail, getSpecieDetail } from '@ciguawatch/shared/api/calls/products';
import type { AcceptedChange } from '@ciguawatch/shared/api/schemas/revision';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import type { Product } from './reports';

/** Accepted changes of a product, `loading`, or `error` where they could not be had. */
type History = readonly AcceptedChange[] | 'loading' | 'error';

/**
 * The accepted changes of a product, the newest first; asked again when the product changes.
 * @param version of the product as the device holds it
 */
export function useHistory({ kind, id }: Product, version: number): History {
  const [history, setHistory] = useState<History>('loading');
  useEffect(() => {
    const control = new AbortController();
    const options = { params: { id }, signal: control.signal, anonymous: true };
    const asked = kind === 'specie' ? call(getSpecieDetail, options) : call(getPhenotypeDetail, options);
    asked.then(
      (detail) => setHistory(detail.history),
      // What was read before stays; a page that was left hears nothing.
      () => control.signal.aborted || setHistory((before) => (Array.isArray(before) ? before : 'error')),
    );
    return () => control.abort();
  }, [kind, id, version]);
  return history;
}
