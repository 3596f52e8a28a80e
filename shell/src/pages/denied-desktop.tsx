import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MessagePage } from '../layout/frame/message-page';

/** A page that needs a wider screen than this one. */
export function DeniedDesktop({ page }: { page?: string | undefined }) {
  const t = useT('shell');
  return (
    <MessagePage
      drawing="screen"
      title={t('denied.desktopTitle')}
      actions={
        <>
          <LinkButton to="/ciguawatch/case/map" variant="primary" icon="map">
            {t('denied.map')}
          </LinkButton>
          <LinkButton to="/ciguawatch/case/stats" icon="chart-column">
            {t('denied.stats')}
          </LinkButton>
        </>
      }
    >
      <p>{page ? t('denied.desktopText', { page }) : t('denied.desktopPlain')}</p>
    </MessagePage>
  );
}
