import { getPair } from '@ciguawatch/shared/api/calls/pairs';
import type { PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useReadAhead } from '@ciguawatch/shared/runtime/http/use-read-ahead';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { QueueTitle, QueueView } from '@ciguawatch/shared/ui/queue/queue-view';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CompareTable } from './compare/compare-table';
import { DecidedBar } from './decided-bar';
import { DecisionBar } from './decision-bar';
import css from './page.module.css';
import { placeText } from './pair-name';
import { ReasonChips } from './reason-chips';
import type { Pairs } from './use-pairs';

/** Number of following pairs that are fetched together with the open one. */
const AHEAD = 3;

/** The open pair: both cases side by side, the reasons for and against it, and the decision. */
export const PairView = observer(function PairView({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  useT('errors');
  const { open, stale } = pairs;
  const next = (pairs.page?.results ?? []).slice(pairs.at + 1, pairs.at + 1 + AHEAD).map(({ id }) => id);
  const { found, error, retry } = useReadAhead<PairFull>(
    (id, signal) => call(getPair, { params: { id }, signal }),
    open,
    next,
    stale,
  );
  const failed = error ? { title: t('pairs.pairFailed'), detail: errorText(error), onRetry: retry } : null;
  return (
    <QueueView isEmpty={open === null} failed={failed} body={css.body} height={480}>
      {found && found.id === open ? (
        <Opened key={`${found.id}-${found.version}`} pair={found} pairs={pairs} />
      ) : null}
    </QueueView>
  );
});

const Opened = observer(function Opened({ pair, pairs }: { pair: PairFull; pairs: Pairs }) {
  const t = useT('ciguawatch');
  const heading = useRef<HTMLHeadingElement>(null);
  const { last, busy } = pairs;
  // The pressed button disappears with its pair, so the focus moves to the heading of the next one.
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
        <QueueTitle
          heading={heading}
          title={t(`pairs.question_${question}`, { place: placeText(pair, t) })}
          at={at}
          total={at < 0 ? 0 : total}
          words={{
            previous: t('pairs.previous'),
            next: t('pairs.next'),
            position: t('pairs.position', { n: at + 1, total }),
          }}
          onMove={move}
        />
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
