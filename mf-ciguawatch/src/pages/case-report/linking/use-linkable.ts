import { listLinkable } from '@ciguawatch/shared/api/calls/pairs';
import type { Linkable } from '@ciguawatch/shared/api/schemas/pairs';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import type { LinkQuery } from './link-query';

/** Milliseconds after the last key before a search is sent. */
const PAUSE = 200;

/** Result of a search; `failed` when the server could not be reached. */
interface Found {
  items: readonly Linkable[];
  loading: boolean;
  failed: boolean;
}

/**
 * Searches cases that the case with this id may be linked to.
 * @param query null makes no request and finds nothing
 */
export function useLinkable(id: number, query: LinkQuery | null): Found {
  const [found, setFound] = useState<Found>({ items: [], loading: true, failed: false });
  const asked = query && JSON.stringify(query);
  useEffect(() => {
    if (asked === null) {
      setFound({ items: [], loading: false, failed: false });
      return;
    }
    const control = new AbortController();
    setFound((before) => ({ ...before, loading: true }));
    const params = { id, ...(JSON.parse(asked) as LinkQuery) };
    const timer = setTimeout(() => {
      call(listLinkable, { params, signal: control.signal }).then(
        (items) => setFound({ items, loading: false, failed: false }),
        () => !control.signal.aborted && setFound({ items: [], loading: false, failed: true }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [id, asked]);
  return found;
}
