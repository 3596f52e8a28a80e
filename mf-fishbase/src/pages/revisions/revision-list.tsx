import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { REVISION_STATES } from '@ciguawatch/shared/domain/codes/revision-codes';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import {
  QueueItem,
  QueueItemHead,
  QueueItems,
  QueueList,
  QueueText,
} from '@ciguawatch/shared/ui/queue/queue-list';
import { observer } from 'mobx-react-lite';
import { changeSummary } from '../../revisions/change-summary';
import { useWords } from '../../revisions/field-words';
import { ActionBadge } from '../../revisions/state-badge';
import { Filters } from './filters';
import { LastDecided } from './last-decided';
import css from './page.module.css';
import { drawingOf, titleOf } from './revision/object-look';
import type { Queue } from './use-queue';

/** The revisions of a list, and the change approved last. */
export const RevisionList = observer(function RevisionList({ queue }: { queue: Queue }) {
  const t = useT('revisions');
  const { page, filter } = queue;
  return (
    <QueueList
      title={t('queue.title')}
      listsLabel={t('queue.lists')}
      lists={REVISION_STATES.map((status) => ({
        id: status,
        label: `${t(`queue.list_${status}`)} ${page?.counts[status] ?? ''}`,
        isOn: status === filter.status,
        onPress: () => queue.narrow({ status }),
      }))}
      notes={
        <>
          <Filters queue={queue} />
          {queue.kept > 0 && (
            <QueueText as="p" role="status">
              {t('queue.kept', { count: queue.kept })}
            </QueueText>
          )}
        </>
      }
      last={<LastDecided queue={queue} />}
    >
      <Items queue={queue} />
    </QueueList>
  );
});

const Items = observer(function Items({ queue }: { queue: Queue }) {
  const t = useT('revisions');
  useT('errors');
  const { page, error, filter } = queue;
  const narrowed = Boolean(filter.object_type || filter.actionType || filter.user);
  const failed =
    error && !page ? { title: t('queue.failed'), detail: errorText(error), onRetry: queue.retry } : null;
  return (
    <QueueItems
      rows={page?.results ?? null}
      failed={failed}
      empty={
        <EmptyState
          title={t(narrowed ? 'queue.emptyNarrowed' : `queue.empty_${filter.status ?? 'pending'}`)}
          reason={narrowed ? undefined : t(`queue.emptyText_${filter.status ?? 'pending'}`)}
          action={<LinkButton to="/fishbase/species">{t('mine.toSpecies')}</LinkButton>}
        />
      }
      below={
        page && page.next !== null ? (
          <Button variant="quiet" onPress={() => void queue.more()}>
            {t('mine.more')}
          </Button>
        ) : null
      }
    >
      {(revision) => (
        <Item
          revision={revision}
          isOpen={revision.id === queue.open}
          onOpen={() => queue.setOpen(revision.id)}
        />
      )}
    </QueueItems>
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
    <QueueItem isOpen={isOpen} onOpen={onOpen} className={css.item}>
      <Fish {...drawingOf(revision)} size={56} />
      <span className={css.itemText}>
        <QueueItemHead name={titleOf(revision).first} badge={<ActionBadge revision={revision} />} />
        <QueueText>{t('queue.byAt', { name: user?.name ?? t('queue.nobody'), when })}</QueueText>
        <QueueText>{changeSummary(revision, words)}</QueueText>
      </span>
    </QueueItem>
  );
});
