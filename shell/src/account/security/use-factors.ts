import { readFactors } from '@ciguawatch/shared/api/calls/accounts/factors';
import type { Factors } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useCallback, useEffect, useState } from 'react';

/** Second factors of the account: null until they have been read; `load` reads them again. */
export function useFactors(): { factors: Factors | null; failed: unknown; load: () => void } {
  const [factors, setFactors] = useState<Factors | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailed(null);
    call(readFactors, { params: undefined }).then(setFactors, setFailed);
  }, []);
  useEffect(load, [load]);
  return { factors, failed, load };
}
