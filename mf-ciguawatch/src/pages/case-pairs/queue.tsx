import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { PAIR_LISTS } from '@ciguawatch/shared/domain/codes/pair-decisions';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { countText } from './count-text';
import css from './page.module.css';
import { numbersText, whereText } from './pair-name';
import { reasonLine, reasonsOf } from './reason-text';
import { useKeys } from './use-keys';
import type { Pairs } from './use-pairs';

/** The pairs of one list, and what was decided last. */
export const Queue = observer(function Queue({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  const { page, list } = pairs;
  return (
    <section className={css.queue} aria-label={t('pairs.title')}>
      <header className={css.queueHead}>
        <h1>{t('pairs.title')}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of switches, no form */}
        <div className={css.chips} role="group" aria-label={t('pairs.lists')}>
          {PAIR_LISTS.map((name) => (
            <Chip key={name} isOn={name === list} onPress={() => pairs.setList(name)}>
              {t(`pairs.list_${name}`)} {page ? countText(page[name], t) : ''}
            </Chip>
          ))}
        </div>
        {page !== null && page.waiting > 0 && (
          <p className={css.quiet} role="status">
            {t('pairs.waiting', { count: page.waiting })}
          </p>
        )}
        {pairs.kept > 0 && <p className={css.quiet}>{t('pairs.kept', { count: pairs.kept })}</p>}
      </header>
      <div className={css.items}>
        <Items pairs={pairs} />
      </div>
      <LastDecision pairs={pairs} />
    </section>
  );
});

const Items = observer(function Items({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  useT('errors');
  const { page, list, error } = pairs;
  if (error)
    return <ErrorState title={t('pairs.loadFailed')} detail={errorText(error)} onRetry={pairs.retry} />;
  if (!page)
    return (
      <Loading>
        {[1, 2, 3, 4].map((one) => (
          <div key={one} className={css.waitingItem}>
            <Skeleton height={64} />
          </div>
        ))}
      </Loading>
    );
  if (page.results.length === 0)
    return (
      <EmptyState
        title={t(`pairs.empty_${list}`)}
        reason={t(`pairs.emptyText_${list}`)}
        action={<LinkButton to="/ciguawatch/case/report/list">{t('pairs.toList')}</LinkButton>}
      />
    );
  return (
    <>
      <ul className={css.list}>
        {page.results.map((pair) => (
          <li key={pair.id}>
            <Item pair={pair} isOpen={pair.id === pairs.open} onOpen={() => pairs.setOpen(pair.id)} />
          </li>
        ))}
      </ul>
      {page.more && list !== 'proposed' && (
        <Button variant="quiet" onPress={() => void pairs.more()}>
          {t('pairs.more')}
        </Button>
      )}
      {page.more && list === 'proposed' && (
        <p className={css.quiet}>
          {t('pairs.firstOf', { n: page.results.length, total: countText(page.proposed, t) })}
        </p>
      )}
    </>
  );
});

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
    <button type="button" className={css.item} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className={css.itemHead}>
        <b>{whereText(pair, t)}</b>
        <Badge {...LOOKS[said]}>
          {pair.decision === null ? t(`pairs.ask_${pair.kind ?? 'meal'}`) : t(`pairs.said_${pair.decision}`)}
        </Badge>
      </span>
      <span className={css.num}>{numbersText(pair, t)}</span>
      <span className={css.quiet}>{pair.later ? t('pairs.putOff') : reasonLine(pro.slice(0, 3))}</span>
    </button>
  );
});

const LastDecision = observer(function LastDecision({ pairs }: { pairs: Pairs }) {
  const t = useT('ciguawatch');
  const { last, list } = pairs;
  const off = !connectivity.online;
  const undo = () => {
    if (last && !off) void pairs.undo(last.pair);
  };
  // In the lists of decisions the key takes back the one that is open.
  const byKey = list === 'proposed';
  useKeys(byKey ? { z: undo } : {});
  if (!last) return null;
  return (
    <div className={css.last}>
      <Icon name="history" />
      <span role="status">
        {t('pairs.lastDecision', {
          pair: numbersText(last.pair, t),
          decision: t(`pairs.said_${last.decision}`).toLocaleLowerCase(),
          time: formatTime(last.at),
        })}
      </span>
      <Button
        size="sm"
        busy={pairs.busy}
        isDisabled={off}
        {...(byKey && { 'aria-keyshortcuts': 'Z' })}
        onPress={undo}
      >
        {t('pairs.undo')} {byKey && <kbd className={css.kbd}>Z</kbd>}
      </Button>
    </div>
  );
});
