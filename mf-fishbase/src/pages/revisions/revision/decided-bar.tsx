import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { Revert } from '../last-decided';
import css from '../page.module.css';
import type { Queue } from '../use-queue';

/** The decision with author and reason, and a button to revert an approval. */
export const DecidedBar = observer(function DecidedBar(props: { revision: RevisionFull; queue: Queue }) {
  const { revision, queue } = props;
  const t = useT('revisions');
  const { status, decided_by, decided_at, reason, may_revert, reverts } = revision;
  const when = decided_at === null ? '' : formatInstant(decided_at, undefined, 'medium');
  return (
    <section className={css.bar} aria-label={t('queue.decision')}>
      <div className={css.said}>
        <b>
          {t(reverts === null ? `mine.decided_${status}` : 'queue.takesBack', {
            name: decided_by?.name ?? t('queue.nobody'),
            when,
          })}
        </b>
        {reason && <p>{reason}</p>}
      </div>
      {may_revert && <Revert revision={revision} queue={queue} label={t('queue.revert')} />}
    </section>
  );
});
