import { getRevision } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { asApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import css from '../page.module.css';
import type { Queue } from '../use-queue';
import { OpenRevision } from './open-revision';

/** Revisions behind the open one that are read along with it. */
const AHEAD = 3;

/** The open revision, read when it is opened; the next ones too, so that they can be decided should the network go. */
export const RevisionView = observer(function RevisionView(props: { queue: Queue; onKeys: () => void }) {
  const { queue, onKeys } = props;
  const t = useT('revisions');
  useT('errors');
  const { open, stale } = queue;
  const [found, setFound] = useState<RevisionFull | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  /** revisions that were read, by number: for as long as the page is open */
  const read = useRef(new Map<number, RevisionFull>());
  const ahead = useRef<readonly number[]>([]);
  ahead.current = (queue.page?.results ?? []).slice(queue.at + 1, queue.at + 1 + AHEAD).map(({ id }) => id);
  // One that changed meanwhile, or a new try, is read again: `stale` and `tries` say so.
  useEffect(() => {
    setError(null);
    if (open === null) {
      setFound(null);
      return;
    }
    const control = new AbortController();
    const { signal } = control;
    const take = (revision: RevisionFull) => {
      read.current.set(revision.id, revision);
      setFound(revision);
      for (const id of ahead.current.filter((one) => !read.current.has(one)))
        call(getRevision, { params: { id }, signal }).then(
          (next) => read.current.set(id, next),
          () => undefined,
        );
    };
    call(getRevision, { params: { id: open }, signal }).then(take, (thrown: unknown) => {
      const { status, aborted } = asApiError(thrown);
      if (aborted) return;
      const known = status === 0 ? read.current.get(open) : undefined;
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
          title={t('queue.oneFailed')}
          detail={errorText(error)}
          onRetry={() => setTries(tries + 1)}
        />
      </section>
    );
  const ready = found?.id === open;
  return (
    <section className={css.view} aria-busy={!ready || undefined} aria-label={t('queue.opened')}>
      {ready ? (
        <OpenRevision
          key={`${found.id}-${found.version}-${found.object_version}`}
          revision={found}
          queue={queue}
          onKeys={onKeys}
        />
      ) : (
        <div className={css.body}>
          <Loading>
            <Skeleton height={36} width={360} />
            <Skeleton height={360} />
          </Loading>
        </div>
      )}
    </section>
  );
});
