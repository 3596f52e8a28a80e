import { getPhenotypeDetail, getSpecieDetail } from '@ciguawatch/shared/api/calls/products';
import type { AcceptedChange } from '@ciguawatch/shared/api/schemas/revision';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import type { Product } from './reports';

/** Approved changes of a product, `loading`, or `error` when they could not be loaded. */
type History = readonly AcceptedChange[] | 'loading' | 'error';

/**
 * The approved changes of a product, newest first; loaded again when the product changes.
 * @param version of the product on the device
 */
export function useHistory({ kind, id }: Product, version: number): History {
  const [history, setHistory] = useState<History>('loading');
  useEffect(() => {
    const control = new AbortController();
    const options = { params: { id }, signal: control.signal, anonymous: true };
    const asked = kind === 'specie' ? call(getSpecieDetail, options) : call(getPhenotypeDetail, options);
    asked.then(
      (detail) => setHistory(detail.history),
      // Loaded changes stay after a failure, and a page that was left ignores responses.
      () => control.signal.aborted || setHistory((before) => (Array.isArray(before) ? before : 'error')),
    );
    return () => control.abort();
  }, [kind, id, version]);
  return history;
}
