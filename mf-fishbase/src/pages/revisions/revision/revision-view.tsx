import { getRevision } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useReadAhead } from '@ciguawatch/shared/runtime/http/use-read-ahead';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { QueueView } from '@ciguawatch/shared/ui/queue/queue-view';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';
import type { Queue } from '../use-queue';
import { OpenRevision } from './open-revision';

/** Number of following revisions that are preloaded. */
const PRELOADED_REVISIONS = 3;

/** The open revision, loaded with the next ones, so that they can be decided offline. */
export const RevisionView = observer(function RevisionView(props: { queue: Queue; onKeys: () => void }) {
  const { queue, onKeys } = props;
  const t = useT('revisions');
  useT('errors');
  const { open, stale } = queue;
  const next = (queue.page?.results ?? [])
    .slice(queue.at + 1, queue.at + 1 + PRELOADED_REVISIONS)
    .map(({ id }) => id);
  const { found, error, retry } = useReadAhead<RevisionFull>(
    (id, signal) => call(getRevision, { params: { id }, signal }),
    open,
    next,
    stale,
  );
  const failed = error ? { title: t('queue.oneFailed'), detail: errorText(error), onRetry: retry } : null;
  return (
    <QueueView label={t('queue.opened')} isEmpty={open === null} failed={failed} body={css.body} height={360}>
      {found && found.id === open ? (
        <OpenRevision
          key={`${found.id}-${found.version}-${found.object_version}`}
          revision={found}
          queue={queue}
          onKeys={onKeys}
        />
      ) : null}
    </QueueView>
  );
});
