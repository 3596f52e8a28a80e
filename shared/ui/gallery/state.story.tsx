import { Button } from '../actions/button';
import { Loading, Skeleton, SkeletonText } from '../feedback/skeleton';
import { EmptyState, ErrorState, NoAccess, OfflineState } from '../feedback/states';
import { Card } from '../layout/card';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const keep = () => undefined;

function Show() {
  const t = useGalleryT();
  return (
    <div className={css.two}>
      <Card>
        <Loading>
          <div className={css.stack}>
            <Skeleton width={84} height={48} />
            <SkeletonText lines={3} />
          </div>
        </Loading>
      </Card>
      <Card>
        <EmptyState
          title={t('state.empty')}
          reason={t('state.reason')}
          action={<Button size="sm">{t('state.clear')}</Button>}
        />
      </Card>
      <Card>
        <ErrorState title={t('state.chart')} onRetry={keep} />
      </Card>
      <Card>
        <OfflineState dataDate={t('state.date')} />
      </Card>
      <Card>
        <NoAccess />
      </Card>
    </div>
  );
}

export default { id: 'Skeleton, EmptyState, ErrorState, OfflineState, NoAccess', Show } satisfies Story;
