import { listCaseSamples } from '@ciguawatch/shared/api/calls/samples';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { ResultList } from './result-list';
import { fishText } from './result-words';
import css from './samples.module.css';
import './texts';

/** Samples of the fish of a case or of its meal; nothing where there are none. */
export const CaseSamples = observer(function CaseSamples({ id }: { id: number }) {
  const t = useT('samples');
  useT('errors');
  const { data, failed, again } = useAnswer(listCaseSamples, { id });
  if (data === null && failed !== null)
    return <ErrorState title={t('case.failed')} detail={errorText(failed)} onRetry={again} />;
  if (data === null || data.length === 0) return null;
  return (
    <section className={css.part} aria-label={t('case.title')}>
      <h3>{t('case.title')}</h3>
      <ul className={css.list}>
        {data.map((sample) => (
          <li key={sample.id}>
            <p className={css.quiet}>
              {[sample.code, t(`origin.${sample.origin}`), fishText(sample), sample.of_meal && t('case.meal')]
                .filter(Boolean)
                .join(', ')}
            </p>
            {sample.results.length === 0 ? (
              <p>{t('list.untested')}</p>
            ) : (
              <ResultList results={sample.results} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
