import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import css from './page-loading.module.css';

/** Shown while a page's code is loading. */
export function PageLoading({ label }: { label?: string }) {
  const t = useT('shell');
  return (
    <div className={css.page}>
      <Loading label={label ?? t('app.loading')}>
        <div className={css.lines}>
          <Skeleton width="40%" height={32} />
          <Skeleton height={14} />
          <Skeleton height={14} />
          <Skeleton width="70%" height={14} />
          <Skeleton height={220} radius="var(--r-3)" />
        </div>
      </Loading>
    </div>
  );
}
