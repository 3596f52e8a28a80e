import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useEffect, useState } from 'react';

/** Whether the texts of a document's language are loaded; loading starts when it is chosen. */
export function useLanguageTexts(code: string): boolean {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    textsReady(code).then(
      () => gone || setReady(code),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [code]);
  return ready === code;
}
