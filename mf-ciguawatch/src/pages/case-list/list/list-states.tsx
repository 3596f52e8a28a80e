import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { EmptyState, ErrorState, OfflineState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';

interface Props {
  /** error of the last fetch of rows, or null */
  error: unknown;
  onRetry: () => void;
  /** number of rows found; null until known */
  total: number | null;
  /** whether a filter or a search is active */
  isNarrowed: boolean;
  onWiden: () => void;
}

/** Message below the table when rows are missing: offline, failed, or none found, with a button to recover. */
export const ListStates = observer(function ListStates({
  error,
  onRetry,
  total,
  isNarrowed,
  onWiden,
}: Props) {
  const t = useT('caseList');
  useT('errors');
  if (error !== null && !connectivity.online)
    return <OfflineState action={<Button onPress={onRetry}>{t('list.retry')}</Button>} />;
  if (error !== null)
    return <ErrorState title={t('list.failed')} detail={errorText(error)} onRetry={onRetry} />;
  if (total !== 0) return null;
  return isNarrowed ? (
    <EmptyState
      title={t('list.noneFound')}
      reason={t('list.noneFoundText')}
      action={<Button onPress={onWiden}>{t('list.widen')}</Button>}
    />
  ) : (
    <EmptyState title={t('list.none')} reason={t('list.noneText')} />
  );
});
