import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { RetryPage } from './retry-page';

interface Props {
  /** Whether the server is there: the code is gone because another build took its place. */
  isReplaced: boolean;
  onRetry: () => void;
}

/** Shown in place of a page whose code could not be loaded; offers to retry. */
export function NotFetched({ isReplaced, onRetry }: Props) {
  const t = useT('shell');
  const why = isReplaced ? 'new' : 'code';
  return (
    <RetryPage drawing="offline" title={t(`failure.${why}Title`)} onRetry={onRetry}>
      <p>{t(`failure.${why}Text`)}</p>
    </RetryPage>
  );
}
