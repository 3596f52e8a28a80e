import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { getCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useCallback, useEffect, useState } from 'react';
import type { CaseLine } from '../store/case-line';

interface Found {
  row: CaseFull | null;
  /** what the history says of its arrival, where it was set aside */
  arrival: unknown;
  error: unknown;
}

const NOTHING: Found = { row: null, arrival: null, error: null };

/** The whole case of a row, and why it was set aside; asked for again when the row has another version. */
export function useCase({ id, version, review_state }: CaseLine) {
  const [found, setFound] = useState<Found>(NOTHING);
  const [tries, setTries] = useState(0);
  const aside = review_state === 'to_review';
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    setFound((before) => (before.row?.id === id ? { ...before, error: null } : NOTHING));
    const arrival = aside
      ? call(listAudit, { params: { kind: 'case', id }, signal }).then(
          (entries) => entries.filter(({ after }) => hasReason(after)).at(-1)?.after ?? null,
          // The case can be read without it.
          () => null,
        )
      : null;
    Promise.all([call(getCase, { params: { id }, signal }), arrival]).then(
      ([row, after]) => setFound({ row, arrival: after, error: null }),
      (error: unknown) => !signal.aborted && setFound({ ...NOTHING, error }),
    );
    return () => control.abort();
  }, [id, version, aside, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const change = useCallback((row: CaseFull) => setFound((before) => ({ ...before, row })), []);
  return { ...found, retry, change };
}

const hasReason = (after: unknown): boolean =>
  Array.isArray((after as { suspicion?: unknown } | null)?.suspicion);
