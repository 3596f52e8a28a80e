import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { useDataDate } from '../layout/banners/use-data-date';
import { MessagePage } from '../layout/frame/parts/message-page';
import { RelButton } from '../links/rel-button';

/** Pages for roles are denied offline (specification, section 4); public ones stay readable. */
export const ClosedOffline = observer(function ClosedOffline() {
  const t = useT('shell');
  const date = useDataDate();
  return (
    <MessagePage
      drawing="offline"
      title={t('denied.offlineTitle')}
      actions={
        <>
          <RelButton rel="map" variant="primary" icon="map">
            {t('denied.map')}
          </RelButton>
          <RelButton rel="species" icon="fish">
            {t('denied.species')}
          </RelButton>
        </>
      }
    >
      <p>{date ? t('denied.offlineDated', { date }) : t('denied.offlineText')}</p>
    </MessagePage>
  );
});
