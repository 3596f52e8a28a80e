import { getRelatedCases } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';

const NOBODY: RelatedCases = { newer: null, older: null, same_meal: [], duplicates: [], with_contact: [] };

/** Cases before and after this one in the case list, and cases linked to it; empty until loaded. */
export function useRelated({ id, version }: CaseFull): RelatedCases {
  const [found, setFound] = useState(NOBODY);
  useEffect(() => {
    const control = new AbortController();
    call(getRelatedCases, { params: { id }, signal: control.signal }).then(
      setFound,
      // The page stays usable without them.
      () => undefined,
    );
    return () => control.abort();
  }, [id, version]);
  return found;
}
