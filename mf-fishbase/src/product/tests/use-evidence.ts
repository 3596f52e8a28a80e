import { listEvidence } from '@ciguawatch/shared/api/calls/samples';
import type { EvidenceCell } from '@ciguawatch/shared/domain/samples/evidence';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import type { Detail } from '../use-detail';

/** A product of the directory. */
interface Product {
  kind: 'specie' | 'phenotype';
  id: number;
}

/** Counts of tested fish of a product. */
export function useEvidence({ kind, id }: Product): Detail<EvidenceCell[]> {
  const key = `${kind} ${id}`;
  const [loaded, setLoaded] = useState<{ key: string; cells: Detail<EvidenceCell[]> }>({
    key,
    cells: 'loading',
  });
  useEffect(() => {
    const control = new AbortController();
    call(listEvidence, { params: { [kind]: id }, signal: control.signal, anonymous: true }).then(
      (cells) => setLoaded({ key, cells }),
      () => {
        if (!control.signal.aborted) setLoaded({ key, cells: 'error' });
      },
    );
    return () => control.abort();
  }, [kind, id, key]);
  return loaded.key === key ? loaded.cells : 'loading';
}
