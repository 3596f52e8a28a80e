import { currentSpeciesOf } from '@ciguawatch/shared/domain/species/current-species';
import type { QueryInput, QueryName, QueryResult } from '@ciguawatch/shared/domain/statistics/engine-query';
import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { refreshWhenStale } from '@ciguawatch/shared/runtime/sync/refresh-policy';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { cases } from './cases';
import { type CaseChoice, changedChoice, NO_CHOICE, readChoice, writeChoice } from './cases-choice';

/** Fields of a choice to change, or a function that computes them from the current choice. */
export type Change = Partial<CaseChoice> | ((now: CaseChoice) => Partial<CaseChoice>);

/**
 * The filters of the URL and a function that changes them without adding history entries. Two changes before
 * the next render both apply, the second to the result of the first.
 * @param start defaults of the page; may be a new object each time if its countries are the same
 */
export function useChoice(start: CaseChoice = NO_CHOICE): [CaseChoice, (change: Change) => void] {
  const [params, edit] = useAddress();
  const from = start.countries.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: two starts differ in their countries alone.
  const first = useMemo(() => start, [from]);
  const read = useMemo(() => readChoice(params, first), [params, first]);
  const choice = useCurrent(read);
  const change = useCallback(
    (part: Change) =>
      edit((address) => {
        const now = ofCurrentSpecies(readChoice(address, first));
        const changed = typeof part === 'function' ? part(now) : part;
        return writeChoice(address, changedChoice(now, changed, first), first);
      }),
    [edit, first],
  );
  return [choice, change];
}

/** The choice with the species that its own lead to: a shared link may name one that was replaced. */
function ofCurrentSpecies(choice: CaseChoice): CaseChoice {
  const species = currentSpeciesOf(choice.species, (id) => collections.specie.get(id));
  return species === choice.species ? choice : { ...choice, species };
}

/** As `ofCurrentSpecies`, the same object while the species are the same. Names may load after the page. */
function useCurrent(read: CaseChoice): CaseChoice {
  const species = ofCurrentSpecies(read).species.join();
  return useMemo(() => ofCurrentSpecies(read), [read, species]);
}

/**
 * Result of a query, updated when its input or the data change; until then the previous result, null before
 * the first. Call it inside an observer and pass `cases.version`.
 * @throws the engine's error while rendering, for instance for a filter whose year is no number
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
        // A transition, because one result redraws thirteen charts and must not block input.
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
  // Thrown while rendering, so that the error boundary shows the failure instead of a placeholder that never
  // ends.
  if (failure && failure.question === question) throw failure.thrown;
  return ask ? answer : null;
}

/**
 * Loads the public cases when a page opens, and refreshes them while it stays open, also when the server
 * announces a change.
 */
export function useCases(): void {
  useServerChanges(['public'], () => void collections.case.renew());
  useEffect(() => {
    void cases.ensure();
    return refreshWhenStale(() => void cases.ensure());
  }, []);
}
