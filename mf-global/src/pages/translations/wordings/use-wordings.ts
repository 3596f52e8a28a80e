import { decideWording, listWordings } from '@ciguawatch/shared/api/calls/texts/wordings';
import type { Wording, WordingDecision } from '@ciguawatch/shared/api/schemas/desk/wording';
import type { TextsSaved } from '@ciguawatch/shared/api/schemas/translation';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { useState } from 'react';
import type { TextRow } from '../model';

/** Wordings that visitors proposed, in all languages that the person may edit. */
export interface Wordings {
  /** language of the first that waits; null for none */
  waitingIn: string | null;
  /** those of a text, the open ones first */
  of(lang: string, row: TextRow): readonly Wording[];
  /** whether a text is listed under them: one of its wordings is open, or was decided on this page */
  isListed(lang: string, row: TextRow): boolean;
  /**
   * Decides one, or takes the decision back.
   * @returns the text as it was saved; null where it did not change
   */
  decide(wording: Wording, decision: WordingDecision): Promise<TextsSaved | null>;
  /** error of loading them; null for none */
  failed: unknown;
  again: () => void;
}

/** Loads the proposed wordings, and decides them. */
export function useWordings(): Wordings {
  const { data, failed, again, put } = useAnswer(listWordings, undefined);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const all = data ?? [];
  const of = (lang: string, { namespace, page, key }: TextRow) =>
    all.filter(
      (one) => one.language === lang && one.key === key && one.page === page && one.namespace === namespace,
    );
  return {
    waitingIn: all.find(({ state }) => state === 'open')?.language ?? null,
    of,
    isListed: (lang, row) => of(lang, row).some(({ id, state }) => state === 'open' || decided.has(id)),
    async decide({ id }, decision) {
      const { wording, saved } = await call(decideWording, { params: { id }, body: decision });
      put(all.map((one) => (one.id === id ? wording : one)));
      setDecided((before) => new Set([...before, id]));
      return saved;
    },
    failed: data ? null : failed,
    again,
  };
}
