import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { PAIR_LISTS } from '@ciguawatch/shared/domain/codes/pair-decisions';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import {
  KeySign,
  QueueItem,
  QueueItemHead,
  QueueItems,
  QueueLast,
  QueueList,
  QueueText,
} from '@ciguawatch/shared/ui/queue/queue-list';
import { observer } from 'mobx-react-lite';
import { countText } from './count-text';
import css from './page.module.css';
import { numbersText, whereText } from './pair-name';
import { reasonLine, reasonsOf } from './reason-text';
import { useKeys } from './use-keys';
import type { Pairs } from './use-pairs';

/** List of pairs, with the last decision and its undo. */
export const Queue = observer(function Queue({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  const { page, list } = pairs;
  return (
    <QueueList
      title={t('pairs.title')}
      listsLabel={t('pairs.lists')}
      lists={PAIR_LISTS.map((name) => ({
        id: name,
        label: `${t(`pairs.list_${name}`)} ${page ? countText(page[name], t) : ''}`,
        isOn: name === list,
        onPress: () => pairs.setList(name),
      }))}
      notes={
        <>
          {page !== null && page.waiting > 0 && (
            <QueueText as="p" role="status">
              {t('pairs.waiting', { count: page.waiting })}
            </QueueText>
          )}
          {list === 'proposed' && page !== null && page.results.length > 0 && (
            <QueueText as="p">{t('pairs.keys')}</QueueText>
          )}
          {pairs.kept > 0 && <QueueText as="p">{t('pairs.kept', { count: pairs.kept })}</QueueText>}
        </>
      }
      last={<LastDecision pairs={pairs} />}
    >
      <Items pairs={pairs} />
    </QueueList>
  );
});

const Items = observer(function Items({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  useT('errors');
  const { page, list, error } = pairs;
  const failed = error
    ? { title: t('pairs.loadFailed'), detail: errorText(error), onRetry: pairs.retry }
    : null;
  return (
    <QueueItems
      rows={page?.results ?? null}
      failed={failed}
      empty={
        <EmptyState
          title={t(`pairs.empty_${list}`)}
          reason={t(`pairs.emptyText_${list}`)}
          action={<LinkButton to="/ciguawatch/case/report/list">{t('pairs.toList')}</LinkButton>}
        />
      }
      below={page?.more && <More pairs={pairs} listed={page.results.length} proposed={page.proposed} />}
    >
      {(pair) => <Item pair={pair} isOpen={pair.id === pairs.open} onOpen={() => pairs.setOpen(pair.id)} />}
    </QueueItems>
  );
});

/** Below a long list: a button for more decided pairs, or the total of the proposed ones. */
function More({ pairs, listed, proposed }: { pairs: Pairs; listed: number; proposed: number }) {
  const t = useT('ciguawatch');
  if (pairs.list === 'proposed')
    return <QueueText as="p">{t('pairs.firstOf', { n: listed, total: countText(proposed, t) })}</QueueText>;
  return (
    <Button variant="quiet" onPress={() => void pairs.more()}>
      {t('pairs.more')}
    </Button>
  );
}

const LOOKS = {
  same_meal: { tone: 'lagoon', icon: 'utensils' },
  same_patient: { tone: 'sand', icon: 'user' },
  unrelated: { tone: 'neutral', icon: 'unlink-2' },
} as const;

interface ItemProps {
  pair: PairItem;
  isOpen: boolean;
  onOpen: () => void;
}

const Item = observer(function Item({ pair, isOpen, onOpen }: ItemProps) {
  const t = useT('ciguawatch');
  const { pro } = reasonsOf(pair.evidence, pair.kind, t);
  const said = pair.decision ?? (pair.kind === 'patient' ? 'same_patient' : 'same_meal');
  return (
    <QueueItem isOpen={isOpen} onOpen={onOpen} className={css.item}>
      <QueueItemHead
        name={whereText(pair, t)}
        badge={
          <Badge {...LOOKS[said]}>
            {pair.decision === null
              ? t(`pairs.ask_${pair.kind ?? 'meal'}`)
              : t(`pairs.said_${pair.decision}`)}
          </Badge>
        }
      />
      <span className={css.num}>{numbersText(pair, t)}</span>
      <QueueText>{pair.later ? t('pairs.putOff') : reasonLine(pro.slice(0, 3))}</QueueText>
    </QueueItem>
  );
});

const LastDecision = observer(function LastDecision({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  const { last, list } = pairs;
  const off = !connectivity.online;
  const undo = () => {
    if (last && !off) void pairs.undo(last.pair);
  };
  // In lists of decided pairs, the key Z undoes the open pair instead (see `DecidedBar`).
  const byKey = list === 'proposed';
  useKeys(byKey ? { z: undo } : {});
  if (!last) return null;
  return (
    <QueueLast
      role="status"
      text={t('pairs.lastDecision', {
        pair: numbersText(last.pair, t),
        decision: t(`pairs.said_${last.decision}`).toLocaleLowerCase(),
        time: formatTime(last.at),
      })}
    >
      <Button
        size="sm"
        busy={pairs.busy}
        isDisabled={off}
        {...(byKey && { 'aria-keyshortcuts': 'Z' })}
        onPress={undo}
      >
        {t('pairs.undo')} {byKey && <KeySign>Z</KeySign>}
      </Button>
    </QueueLast>
  );
});
