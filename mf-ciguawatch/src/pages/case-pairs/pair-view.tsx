import { getPair } from '@ciguawatch/shared/api/calls/pairs';
import type { PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { CompareTable } from './compare/compare-table';
import { DecidedBar } from './decided-bar';
import { DecisionBar } from './decision-bar';
import css from './page.module.css';
import { placeText } from './pair-name';
import { ReasonChips } from './reason-chips';
import type { Pairs } from './use-pairs';

/** Pairs behind the open one that are read along with it. */
const AHEAD = 3;

/** The open pair: two cases side by side, what speaks for and against it, and the decision. */
export const PairView = observer(function PairView({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  useT('errors');
  const { open, stale } = pairs;
  const [found, setFound] = useState<PairFull | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  /** pairs that were read, by number: for as long as the page is open */
  const read = useRef(new Map<number, PairFull>());
  const ahead = useRef<readonly number[]>([]);
  ahead.current = (pairs.page?.results ?? []).slice(pairs.at + 1, pairs.at + 1 + AHEAD).map(({ id }) => id);
  // A pair that changed meanwhile, or a new try, is read again: `stale` and `tries` say so.
  useEffect(() => {
    setError(null);
    if (open === null) {
      setFound(null);
      return;
    }
    const control = new AbortController();
    const { signal } = control;
    const take = (pair: PairFull) => {
      read.current.set(pair.id, pair);
      setFound(pair);
      // The next ones can be decided should the network go.
      for (const id of ahead.current.filter((one) => !read.current.has(one)))
        call(getPair, { params: { id }, signal }).then(
          (next) => read.current.set(id, next),
          () => undefined,
        );
    };
    call(getPair, { params: { id: open }, signal }).then(take, (thrown: unknown) => {
      const known = thrown instanceof ApiError && thrown.status === 0 ? read.current.get(open) : undefined;
      if (thrown instanceof ApiError && thrown.aborted) return;
      if (known) setFound(known);
      else setError(thrown);
    });
    return () => control.abort();
  }, [open, stale, tries]);
  if (open === null) return <section className={css.view} />;
  if (error)
    return (
      <section className={css.view}>
        <ErrorState
          title={t('pairs.pairFailed')}
          detail={errorText(error)}
          onRetry={() => setTries(tries + 1)}
        />
      </section>
    );
  const ready = found?.id === open;
  return (
    <section className={css.view} aria-busy={!ready || undefined}>
      {ready ? (
        <Opened key={`${found.id}-${found.version}`} pair={found} pairs={pairs} />
      ) : (
        <div className={css.body}>
          <Loading>
            <Skeleton height={36} width={360} />
            <Skeleton height={480} />
          </Loading>
        </div>
      )}
    </section>
  );
});

const Opened = observer(function Opened({ pair, pairs }: { pair: PairFull; pairs: Pairs }) {
  const t = useT('ciguawatch');
  const heading = useRef<HTMLHeadingElement>(null);
  const { last, busy } = pairs;
  // The button that was pressed is gone with its pair: the keyboard goes on at the next one.
  useEffect(() => {
    if (last && !busy && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [last, busy]);
  const { page, at, move } = pairs;
  const total = page?.results.length ?? 0;
  const question = pair.decision === null ? (pair.kind ?? 'none') : 'none';
  return (
    <>
      <div className={css.body}>
        <div className={css.titleLine}>
          <h2 ref={heading} tabIndex={-1}>
            {t(`pairs.question_${question}`, { place: placeText(pair, t) })}
          </h2>
          <div className={css.steps}>
            <IconButton
              icon="chevron-left"
              label={t('pairs.previous')}
              bordered
              isDisabled={at <= 0}
              onPress={() => move(-1)}
            />
            <span className={css.quiet}>{t('pairs.position', { n: at + 1, total })}</span>
            <IconButton
              icon="chevron-right"
              label={t('pairs.next')}
              bordered
              isDisabled={at < 0 || at + 1 >= total}
              onPress={() => move(1)}
            />
          </div>
        </div>
        <ReasonChips pair={pair} />
        <CompareTable pair={pair} />
      </div>
      {pair.decision === null ? (
        <DecisionBar pair={pair} pairs={pairs} />
      ) : (
        <DecidedBar pair={pair} pairs={pairs} />
      )}
    </>
  );
});
