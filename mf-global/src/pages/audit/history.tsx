import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import css from './change.module.css';
import { ChangeLine } from './change-line';
import { changesOf } from './changes';
import { actionText } from './words';

interface Props {
  kind: string;
  id: string;
  /** loads again when it changes */
  version: number;
}

/** Every change of one object, the latest first. */
export const History = observer(function History({ kind, id, version }: Props) {
  const t = useT('audit');
  const { data, failed, again } = useAnswer(listAudit, { kind, id }, version);
  if (failed !== null && !data)
    return <ErrorState title={t('history.failed')} detail={errorText(failed)} onRetry={again} />;
  if (!data)
    return (
      <Loading label={t('history.loading')}>
        <Skeleton height={240} />
      </Loading>
    );
  if (data.length === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <>
      <ol className={css.history}>
        {data.map((entry) => {
          const name = entry.user?.name ?? t('audit.portal');
          return (
            <li key={entry.id} className={css.entry}>
              <Avatar name={name} size={34} />
              <div>
                <div className={css.entryHead}>
                  <b>{name}</b>
                  <time dateTime={entry.at}>{formatInstant(entry.at, undefined, 'medium')}</time>
                </div>
                <span>{actionText(entry.action)}</span>
                {entry.approved_by && (
                  <span> · {t('audit.approvedBy', { name: entry.approved_by.name })}</span>
                )}
                <ul>
                  {changesOf(entry).map((change) => (
                    <li key={change.field}>
                      <ChangeLine change={change} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={css.help}>{t('history.kept')}</p>
    </>
  );
});
