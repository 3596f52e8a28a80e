import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { RetryPage } from './retry-page';

/** Shown in place of a page whose code could not be loaded; offers to retry. */
export function NotFetched({ onRetry }: { onRetry(): void }) {
  const t = useT('shell');
  return (
    <RetryPage drawing="offline" title={t('failure.codeTitle')} onRetry={onRetry}>
      <p>{t('failure.codeText')}</p>
    </RetryPage>
  );
}
