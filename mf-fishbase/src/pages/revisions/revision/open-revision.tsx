import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { Side } from '@ciguawatch/shared/domain/edits/merge-edits';
import { formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { QueueTitle } from '@ciguawatch/shared/ui/queue/queue-view';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../revisions/field-words';
import { ActionBadge, StateBadge } from '../../../revisions/state-badge';
import { Notices } from '../notices';
import css from '../page.module.css';
import type { Queue } from '../use-queue';
import { ConflictFields } from './conflict-fields';
import { DecidedBar } from './decided-bar';
import { DecisionBar } from './decision-bar';
import { titleOf } from './object-look';
import { RevisionFields } from './revision-fields';

interface Props {
  revision: RevisionFull;
  queue: Queue;
  onKeys: () => void;
}

/**
 * A revision beside the published version: conflicts, changed fields, unchanged fields, and the decision.
 */
export const OpenRevision = observer(function OpenRevision({ revision, queue, onKeys }: Props) {
  const { t } = useWords();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, page, at, move } = queue;
  // The pressed button is unmounted with its revision, so the focus moves to the next revision.
  useEffect(() => {
    if (!busy && queue.said !== '' && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [busy, queue.said]);
  const { object_type, object_id, object_gone, status } = revision;
  const title = titleOf(revision);
  const total = page?.results.length ?? 0;
  const link = object_id !== null && !object_gone;
  return (
    <>
      <div className={css.body}>
        <QueueTitle
          heading={heading}
          title={title.first}
          at={at}
          total={total}
          words={{
            previous: t('queue.previous'),
            next: t('queue.next'),
            position: at < 0 ? '' : t('queue.position', { n: at + 1, total }),
          }}
          onMove={move}
        >
          <p className={css.byline}>
            <ActionBadge revision={revision} /> {status !== 'pending' && <StateBadge revision={revision} />}{' '}
            {title.scientific && (
              <>
                <i lang="la" className={css.science}>
                  {title.scientific}
                </i>
                {'. '}
              </>
            )}
            {t('queue.proposedBy', {
              name: revision.user?.name ?? t('queue.nobody'),
              when: formatInstant(revision.date, undefined, 'medium'),
            })}{' '}
            {link && <CrossLink to={`/fishbase/${object_type}/${object_id}`}>{t('queue.seePage')}</CrossLink>}
          </p>
        </QueueTitle>
        <Notices revision={revision} />
        <ConflictFields revision={revision} choices={choices} onChoose={setChoices} />
        <RevisionFields revision={revision} />
      </div>
      {status === 'pending' ? (
        <DecisionBar revision={revision} choices={choices} queue={queue} onKeys={onKeys} />
      ) : (
        <DecidedBar revision={revision} queue={queue} />
      )}
    </>
  );
});
