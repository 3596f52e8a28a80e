import type { QueryInput, QueryName, QueryResult } from '@ciguawatch/shared/domain/statistics/engine-query';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { refreshWhenStale } from '@ciguawatch/shared/runtime/sync/refresh-policy';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { cases } from './cases';
import { type CaseChoice, changedChoice, NO_CHOICE, readChoice, writeChoice } from './cases-choice';

/** Part of a choice, or how to make it from the choice as it is at that moment. */
export type Change = Partial<CaseChoice> | ((now: CaseChoice) => Partial<CaseChoice>);

/**
 * The filters of the address bar, and how to change them without filling the history. Two changes
 * made before the page is drawn again both count, the second from the first.
 * @param start what the page starts with; the same object, or one with the same countries, each time
 */
export function useChoice(start: CaseChoice = NO_CHOICE): [CaseChoice, (change: Change) => void] {
  const [params, edit] = useAddress();
  const from = start.countries.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a start differs in is its countries.
  const first = useMemo(() => start, [from]);
  const choice = useMemo(() => readChoice(params, first), [params, first]);
  const change = useCallback(
    (part: Change) =>
      edit((address) => {
        const now = readChoice(address, first);
        const changed = typeof part === 'function' ? part(now) : part;
        return writeChoice(address, changedChoice(now, changed, first), first);
      }),
    [edit, first],
  );
  return [choice, change];
}

/**
 * The engine's answer, renewed when the question or the data change; the one before stays until
 * then. Null before the first. Use it inside an observer and pass `cases.version`.
 * @throws what the engine threw, such as for a filter with a year that is no number
 */
export function useQuery<Q extends QueryName>(
  name: Q,
  ask: QueryInput<Q> | null,
  version: number,
): QueryResult<Q> | null {
  const [answer, setAnswer] = useState<QueryResult<Q> | null>(null);
  const [failure, setFailure] = useState<{ question: string; thrown: unknown } | null>(null);
  const question = ask && JSON.stringify(ask);
  useEffect(() => {
    if (question === null || version === 0) return undefined;
    let current = true;
    cases.ask(name, JSON.parse(question) as QueryInput<Q>).then(
      (found) => {
        // Thirteen charts are drawn from one answer: in turns with whatever else the page does.
        if (current && found) startTransition(() => setAnswer(found));
      },
      (thrown: unknown) => {
        if (current) setFailure({ question, thrown });
      },
    );
    return () => {
      current = false;
    };
  }, [name, question, version]);
  // Thrown while drawing, so that the module says it failed instead of waiting for figures for ever.
  if (failure && failure.question === question) throw failure.thrown;
  return ask ? answer : null;
}

/** Asks for the data when a page opens, and for what changed as long as it stays open. */
export function useCases(): void {
  useEffect(() => {
    void cases.ensure();
    return refreshWhenStale(() => void cases.ensure());
  }, []);
}
