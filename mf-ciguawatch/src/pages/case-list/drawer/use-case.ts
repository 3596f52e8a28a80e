import { getCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useCallback, useEffect, useState } from 'react';
import type { CaseLine } from '../store/case-line';

interface Found {
  row: CaseFull | null;
  error: unknown;
}

const NOTHING: Found = { row: null, error: null };

/** Fetches all fields of the case of a row, and again when the row's version changes. */
export function useCase({ id, version }: CaseLine) {
  const [found, setFound] = useState<Found>(NOTHING);
  const [tries, setTries] = useState(0);
  const asked = `${version} ${tries}`;
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    setFound((before) => (before.row?.id === id ? { ...before, error: null } : NOTHING));
    call(getCase, { params: { id }, signal }).then(
      (row) => setFound({ row, error: null }),
      (error: unknown) => !signal.aborted && setFound({ row: null, error }),
    );
    return () => control.abort();
  }, [id, asked]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const change = useCallback((row: CaseFull) => setFound({ row, error: null }), []);
  return { ...found, retry, change };
}
