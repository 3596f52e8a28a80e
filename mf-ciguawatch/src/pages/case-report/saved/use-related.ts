import { getRelatedCases } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';

const NOBODY: RelatedCases = { newer: null, older: null, same_meal: [], duplicates: [], with_contact: [] };

/** The neighbours of a case in the list and the cases it belongs with; none until they are known. */
export function useRelated({ id, version }: CaseFull): RelatedCases {
  const [found, setFound] = useState(NOBODY);
  useEffect(() => {
    const control = new AbortController();
    call(getRelatedCases, { params: { id }, signal: control.signal }).then(
      setFound,
      // The case itself can be read without them.
      () => undefined,
    );
    return () => control.abort();
  }, [id, version]);
  return found;
}
