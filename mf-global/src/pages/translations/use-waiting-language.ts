import { countTextsMissing } from '@ciguawatch/shared/api/calls/work/work-accounts';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { useRef } from 'react';
import type { TextChoice } from './choice';

/**
 * Language that the links of waiting work open, which name none: the one in which a wording waits, or the one to
 * translate next. It stays once all is decided or translated; `asked` while it is not known yet.
 * @param wordingIn language of the first wording that waits
 */
export function useWaitingLanguage({ lang, shown }: TextChoice, wordingIn: string | null) {
  const kept = useRef<{ suggested?: string | null; missing?: string | null }>({});
  const needed = lang === null && shown === 'missing' && kept.current.missing === undefined;
  const { data, failed } = useAnswer(countTextsMissing, needed ? undefined : null);
  if (needed && (data || failed !== null)) kept.current.missing = data?.language ?? null;
  kept.current.suggested ??= wordingIn;
  return {
    code: shown === 'missing' || shown === 'suggested' ? (kept.current[shown] ?? null) : null,
    asked: needed && kept.current.missing === undefined,
  };
}
