import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { RetryPage } from './retry-page';

/** In place of a page whose code did not come: it says so, and asks for it again. */
export function NotFetched({ onRetry }: { onRetry(): void }) {
  const t = useT('shell');
  return (
    <RetryPage drawing="offline" title={t('failure.codeTitle')} onRetry={onRetry}>
      <p>{t('failure.codeText')}</p>
    </RetryPage>
  );
}
