import './texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { MessagePage } from '../layout/frame/parts/message-page';
import { RelButton } from '../links/rel-button';

/** Shown for a page that needs a wider screen. */
export function ClosedOnPhone({ page }: { page?: string | undefined }) {
  const t = useT('message');
  return (
    <MessagePage
      drawing="screen"
      title={t('denied.desktopTitle')}
      actions={
        <>
          <RelButton rel="map" variant="primary" icon="map">
            {t('denied.map')}
          </RelButton>
          <RelButton rel="statistics" icon="chart-column">
            {t('denied.stats')}
          </RelButton>
        </>
      }
    >
      <p>{page ? t('denied.desktopText', { page }) : t('denied.desktopPlain')}</p>
    </MessagePage>
  );
}
