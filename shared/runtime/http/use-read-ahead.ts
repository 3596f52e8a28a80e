import { useEffect, useRef, useState } from 'react';
import { asApiError } from './api-error';

interface ReadAhead<Row> {
  /** the one that is asked for, or the one before while it is being read */
  found: Row | null;
  error: unknown;
  retry: () => void;
}

/**
 * Reads one of a list when it is opened, and the next ones along with it, so that they can be shown should the network go.
 * What was read is kept for as long as the component is there.
 * @param open its id; null for none
 * @param next ids of those behind it
 * @param stale read again when this changes
 */
export function useReadAhead<Row extends { id: number }>(
  read: (id: number, signal: AbortSignal) => Promise<Row>,
  open: number | null,
  next: readonly number[],
  stale: unknown,
): ReadAhead<Row> {
  const [found, setFound] = useState<Row | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const known = useRef(new Map<number, Row>());
  const latest = useRef({ read, next });
  latest.current = { read, next };
  // Another version, or a new try, is read again: `stale` and `tries` say so.
  useEffect(() => {
    setError(null);
    if (open === null) {
      setFound(null);
      return undefined;
    }
    const control = new AbortController();
    const { signal } = control;
    const take = (row: Row) => {
      known.current.set(row.id, row);
      setFound(row);
      for (const id of latest.current.next.filter((one) => !known.current.has(one)))
        latest.current.read(id, signal).then(
          (ahead) => known.current.set(id, ahead),
          () => undefined,
        );
    };
    latest.current.read(open, signal).then(take, (thrown: unknown) => {
      const { status, aborted } = asApiError(thrown);
      if (aborted) return;
      const kept = status === 0 ? known.current.get(open) : undefined;
      if (kept) setFound(kept);
      else setError(thrown);
    });
    return () => control.abort();
  }, [open, stale, tries]);
  return { found, error, retry: () => setTries(tries + 1) };
}
