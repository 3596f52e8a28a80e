import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { RetryPage } from './retry-page';

/** Shown in place of a page of the shell whose code is not what was released, and so was not run. */
export function Altered({ onRetry }: { onRetry(): void }) {
  const t = useT('shell');
  return (
    <RetryPage drawing="buoy" title={t('failure.alteredTitle')} onRetry={onRetry}>
      <p>{t('failure.alteredText')}</p>
    </RetryPage>
  );
}
