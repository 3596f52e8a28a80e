import './texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MessagePage } from '../layout/frame/parts/message-page';
import { RelButton } from '../links/rel-button';

/** The 404 page with the words of the specification (section 8). */
export function NotFound() {
  const t = useT('message');
  return (
    <MessagePage
      drawing="island"
      code="404"
      title={t('notFound.title')}
      actions={
        <>
          <LinkButton to="/" variant="primary" icon="house">
            {t('notFound.home')}
          </LinkButton>
          <RelButton rel="map" icon="map">
            {t('notFound.map')}
          </RelButton>
        </>
      }
    >
      <p>{t('notFound.text')}</p>
    </MessagePage>
  );
}
