import { getCaseRecovery } from '@ciguawatch/shared/api/calls/desk/recovery';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CaseRecovery } from '@ciguawatch/shared/api/schemas/desk/recovery';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatDate, formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import css from './recovery.module.css';

/** The three dates at which a person is asked, in the history: when, and by whom answered, missed or to come. */
export const FollowUp = observer(function FollowUp({ row }: { row: Pick<CaseFull, 'id' | 'version'> }) {
  const t = useT('recovery');
  useT('errors');
  const { id } = row;
  const { data, failed, again } = useAnswer(getCaseRecovery, { id }, row.version);
  if (data === null && failed !== null)
    return <ErrorState title={t('recovery.failed')} detail={errorText(failed)} onRetry={again} />;
  if (data === null || data.dates.length === 0) return null;
  return (
    <section className={css.part} aria-label={t('recovery.title')}>
      <h3>{t('recovery.title')}</h3>
      {data.died && <p className={css.quiet}>{t('recovery.isDead')}</p>}
      <ul className={css.answers}>
        {data.dates.map(({ due, on, state }) => (
          <li key={due}>
            <p>
              <b>{t(`recovery.due_${due}`)}</b>, {formatDate(on, 'long')}
            </p>
            <p className={css.quiet}>{standing(data, due) ?? t(`recovery.state_${state}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );

  /** Who answered a date, and when; null where nobody did. */
  function standing({ answers }: CaseRecovery, due: number): string | null {
    const answer = answers.find((one) => one.due === due);
    if (!answer) return null;
    const when = formatInstant(answer.at, undefined, 'short');
    if (!answer.recorded) return t('recovery.told', { when });
    return answer.by === null
      ? t('recovery.recorded', { when })
      : t('recovery.recordedBy', { name: answer.by, when });
  }
});
