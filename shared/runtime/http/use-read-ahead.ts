import { useEffect, useRef, useState } from 'react';
import { asApiError } from './api-error';

interface ReadAhead<Row> {
  /** the requested row, or the previous one while it is loading */
  found: Row | null;
  error: unknown;
  retry: () => void;
}

/**
 * Loads one row of a list when it is opened, and the next ones with it, so that they can be shown if the
 * network fails. Loaded rows are kept as long as the component is mounted.
 * @param open id of the row; null for none
 * @param next ids of the rows after it
 * @param stale loads again when this changes
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
  // `stale` and `tries` are dependencies because each of them starts a new request.
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
