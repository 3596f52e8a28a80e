import { getRelatedCases } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useEffect, useState } from 'react';
import { type FromList, listParamsOf } from '../../../review-card/from-list';

const NOBODY: RelatedCases = { newer: null, older: null, same_meal: [], duplicates: [], with_contact: [] };

/**
 * Cases before and after this one in the list from which it was opened, and cases linked to it; empty until loaded.
 */
export function useRelated({ id, version }: CaseFull, from: FromList | null): RelatedCases {
  const [found, setFound] = useState(NOBODY);
  const asked = from?.list ?? null;
  useEffect(() => {
    const control = new AbortController();
    const list = { ...listParamsOf(asked), language: language.code };
    call(getRelatedCases, { params: { id, list }, signal: control.signal }).then(
      setFound,
      // The page stays usable without them.
      () => undefined,
    );
    return () => control.abort();
  }, [id, version, asked]);
  return found;
}
