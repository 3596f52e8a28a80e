import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { REVISION_STATES } from '@ciguawatch/shared/domain/codes/revision-codes';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { observer } from 'mobx-react-lite';
import { changeSummary } from '../../revisions/change-summary';
import { useWords } from '../../revisions/field-words';
import { ActionBadge } from '../../revisions/state-badge';
import { Filters } from './filters';
import { LastApproved } from './last-approved';
import css from './page.module.css';
import { drawingOf, titleOf } from './revision/object-look';
import type { Queue } from './use-queue';

/** The revisions of one list, and what was approved last. */
export const QueueList = observer(function QueueList({ queue }: { queue: Queue }) {
  const t = useT('revisions');
  const { page, filter } = queue;
  return (
    <section className={css.queue} aria-label={t('queue.title')}>
      <header className={css.queueHead}>
        <h1>{t('queue.title')}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of switches, no form */}
        <div className={css.chips} role="group" aria-label={t('queue.lists')}>
          {REVISION_STATES.map((status) => (
            <Chip key={status} isOn={status === filter.status} onPress={() => queue.narrow({ status })}>
              {t(`queue.list_${status}`)} {page?.counts[status] ?? ''}
            </Chip>
          ))}
        </div>
        <Filters queue={queue} />
        {queue.kept > 0 && (
          <p className={css.quiet} role="status">
            {t('queue.kept', { count: queue.kept })}
          </p>
        )}
      </header>
      <div className={css.items}>
        <Items queue={queue} />
      </div>
      <LastApproved queue={queue} />
    </section>
  );
});

const Items = observer(function Items({ queue }: { queue: Queue }) {
  const t = useT('revisions');
  useT('errors');
  const { page, error, filter } = queue;
  if (error && !page)
    return <ErrorState title={t('queue.failed')} detail={errorText(error)} onRetry={queue.retry} />;
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
  if (page.results.length === 0) {
    const narrowed = Boolean(filter.object_type || filter.actionType || filter.user);
    return (
      <EmptyState
        title={t(narrowed ? 'queue.emptyNarrowed' : `queue.empty_${filter.status ?? 'pending'}`)}
        reason={narrowed ? undefined : t(`queue.emptyText_${filter.status ?? 'pending'}`)}
        action={<LinkButton to="/fishbase/species">{t('mine.toSpecies')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className={css.list}>
        {page.results.map((revision) => (
          <li key={revision.id}>
            <Item
              revision={revision}
              isOpen={revision.id === queue.open}
              onOpen={() => queue.setOpen(revision.id)}
            />
          </li>
        ))}
      </ul>
      {page.next !== null && (
        <Button variant="quiet" onPress={() => void queue.more()}>
          {t('mine.more')}
        </Button>
      )}
    </>
  );
});

interface ItemProps {
  revision: RevisionItem;
  isOpen: boolean;
  onOpen: () => void;
}

const Item = observer(function Item({ revision, isOpen, onOpen }: ItemProps) {
  const words = useWords();
  const { t } = words;
  const { user, date } = revision;
  const when = formatInstant(date, undefined, 'short');
  return (
    <button type="button" className={css.item} aria-current={isOpen || undefined} onClick={onOpen}>
      <Fish {...drawingOf(revision)} size={56} />
      <span className={css.itemText}>
        <span className={css.itemHead}>
          <b>{titleOf(revision).first}</b>
          <ActionBadge revision={revision} />
        </span>
        <span className={css.quiet}>{t('queue.byAt', { name: user?.name ?? t('queue.nobody'), when })}</span>
        <span className={css.quiet}>{changeSummary(revision, words)}</span>
      </span>
    </button>
  );
});
