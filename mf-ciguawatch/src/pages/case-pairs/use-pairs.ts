import { decidePair, listPairs, undoPair } from '@ciguawatch/shared/api/calls/pairs';
import type { PairDecide, PairItem, PairPage } from '@ciguawatch/shared/api/schemas/pairs';
import type { PairList } from '@ciguawatch/shared/domain/codes/pair-decisions';
import { ApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { useCallback, useEffect, useRef, useState } from 'react';
import { announceCase } from '../../report/report-send';
import { numbersText } from './pair-name';
import { keepDecision, waitingPairs } from './waiting';
import { withoutDecided } from './without-decided';

/** A decision made since the page was opened; the last one can be undone. */
interface Done {
  pair: PairItem;
  /** `later` when the pair was deferred */
  decision: PairDecide['decision'];
  /** milliseconds since 1970 */
  at: number;
}

/** State and actions of the page of pairs. */
export type Pairs = ReturnType<typeof usePairs>;

/** List shown, open pair and decisions since the page was opened. */
export function usePairs() {
  const t = useT('ciguawatch');
  const [list, setList] = useState<PairList>('proposed');
  const [read, setPage] = useState<PairPage | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [open, setOpen] = useState<number | null>(null);
  /** text for screen readers, about a change that is visible on the screen */
  const [said, setSaid] = useState('');
  const { busy, once } = useBusy();
  const [done, setDone] = useState<readonly Done[]>([]);
  /** increased to fetch the open pair again */
  const [stale, setStale] = useState(0);
  const asked = useRef(0);
  /** id of the pair that a link to this page names; opened once */
  const named = useRef(Number(new URLSearchParams(window.location.search).get('pair')) || null);

  const load = useCallback(
    async (next: (found: PairPage) => number | null): Promise<void> => {
      asked.current += 1;
      const mine = asked.current;
      try {
        const found = await call(listPairs, { params: { list } });
        if (mine !== asked.current) return;
        setPage(found);
        setOpen(next(found));
        setError(null);
      } catch (thrown) {
        if (mine === asked.current && !(thrown instanceof ApiError && thrown.aborted)) setError(thrown);
      }
    },
    [list],
  );
  useEffect(() => {
    setPage(null);
    setOpen(null);
    const first = named.current;
    named.current = null;
    void load((found) => first ?? found.results[0]?.id ?? null);
    return () => {
      asked.current += 1;
    };
  }, [load]);

  const kept = waitingPairs();
  // A decision sent from the outbox moves its pair to another list, so the list is fetched again.
  const before = useRef(kept.size);
  useEffect(() => {
    if (kept.size < before.current && connectivity.online)
      void load((found) => found.results.find(({ id }) => id === open)?.id ?? found.results[0]?.id ?? null);
    before.current = kept.size;
  }, [kept.size, load, open]);
  const page = read && list === 'proposed' ? withoutDecided(read, kept) : read;
  const results = page?.results ?? [];
  const at = results.findIndex(({ id }) => id === open);
  const move = (by: number) => {
    const next = results[at + by];
    if (next) setOpen(next.id);
  };
  /** Id of the pair to open after this one is gone: the next one, or at the end of the list the previous one. */
  const after = (id: number) => (found: PairPage) => {
    const was = results.findIndex((one) => one.id === id);
    const left = new Set(found.results.map((one) => one.id));
    const order = [...results.slice(was + 1), ...results.slice(0, Math.max(0, was)).reverse()];
    return order.find((one) => one.id !== id && left.has(one.id))?.id ?? found.results[0]?.id ?? null;
  };
  /**
   * Shows why a decision was refused. On status 409 the pair changed meanwhile, so list and pair are fetched
   * again.
   */
  const refused = async (thrown: unknown, title: string) => {
    if (tellWaiting(thrown)) return;
    const moved = thrown instanceof ApiError && thrown.status === 409;
    const reason = moved && thrown.code === 'conflict' ? t('pairs.changedMeanwhile') : errorText(thrown);
    if (reason !== null) toasts.error(title, reason);
    if (!moved) return;
    setStale((count) => count + 1);
    await load((found) => found.results.find(({ id }) => id === open)?.id ?? found.results[0]?.id ?? null);
  };

  /** Stores the decision in the outbox while offline, and opens the next pair. */
  const keep = async (pair: PairItem, body: PairDecide): Promise<void> => {
    const about = { pair: numbersText(pair, t), decision: t(`pairs.said_${body.decision}`) };
    await keepDecision(pair, body, t('pairs.decisionLabel', about));
    setSaid(t('pairs.keptHere'));
    if (page) setOpen(after(pair.id)(withoutDecided(page, new Set([pair.id]))));
  };
  const decide = (pair: PairItem, body: PairDecide): Promise<void> =>
    once(async () => {
      try {
        if (!connectivity.online) {
          await keep(pair, body);
          return;
        }
        const decided = await change(decidePair, { params: { id: pair.id }, body, ifVersion: pair.version });
        setSaid('');
        setDone((before) => [...before, { pair: decided, decision: body.decision, at: clock.now() }]);
        if (body.decision !== 'later' && body.decision !== 'unrelated') announceCase(null);
        await load(after(pair.id));
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 0 && !thrown.aborted) await keep(pair, body);
        else await refused(thrown, t('pairs.decideFailed'));
      }
    });
  const undo = (pair: PairItem): Promise<void> =>
    once(async () => {
      try {
        await change(undoPair, { params: { id: pair.id }, ifVersion: pair.version });
        setDone((before) => before.filter((one) => one.pair.id !== pair.id));
        if (pair.decision !== null && pair.decision !== 'unrelated') announceCase(null);
        setSaid(t('pairs.undone'));
        await load(list === 'proposed' ? () => pair.id : after(pair.id));
      } catch (thrown) {
        setDone((before) => before.filter((one) => one.pair.id !== pair.id));
        await refused(thrown, t('pairs.undoFailed'));
      }
    });
  const more = async (): Promise<void> => {
    const last = results.at(-1);
    if (!last || !page) return;
    try {
      const next = await call(listPairs, { params: { list, after: last.id } });
      setPage({ ...next, results: [...(read?.results ?? []), ...next.results] });
    } catch (thrown) {
      await refused(thrown, t('pairs.loadFailed'));
    }
  };

  return {
    list,
    setList,
    page,
    /** number of decisions waiting in the outbox */
    kept: kept.size,
    error,
    retry: () => void load((found) => found.results[0]?.id ?? null),
    open,
    setOpen,
    at,
    move,
    busy,
    decide,
    undo,
    more,
    last: done.at(-1) ?? null,
    said,
    stale,
  };
}
