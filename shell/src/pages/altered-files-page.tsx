import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { RetryPage } from './retry-page';

/**
 * Shown instead of a page of the shell whose code differs from the released one and was therefore not run.
 */
export function AlteredFilesPage({ onRetry }: { onRetry(): void }) {
  const t = useT('shell');
  return (
    <RetryPage drawing="buoy" title={t('failure.alteredTitle')} onRetry={onRetry}>
      <p>{t('failure.alteredText')}</p>
    </RetryPage>
  );
}
