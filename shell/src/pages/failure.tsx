import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { RetryPage } from './retry-page';

/** The 500 page with the words of the specification (section 8): a page of the shell crashed. */
export function Failure({ onRetry }: { onRetry(): void }) {
  const t = useT('shell');
  const number = config.emergency();
  return (
    <RetryPage drawing="buoy" code="500" title={t('failure.title')} onRetry={onRetry}>
      <p>{t('failure.text')}</p>
      {number && (
        <p>
          <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{t('home.emergency', { number })}</a>
        </p>
      )}
    </RetryPage>
  );
}
