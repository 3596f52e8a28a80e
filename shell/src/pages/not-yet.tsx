import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MessagePage } from '../layout/frame/message-page';

/** An address that is declared while its screen is still to come. */
export function NotYet() {
  const t = useT('shell');
  return (
    <MessagePage
      drawing="later"
      title={t('notYet.title')}
      actions={
        <LinkButton to="/" variant="primary" icon="house">
          {t('notYet.home')}
        </LinkButton>
      }
    >
      <p>{t('notYet.text')}</p>
    </MessagePage>
  );
}
