import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MessagePage } from '../layout/frame/message-page';

/** In place of a page whose code did not come: it says so, and asks for it again. */
export function NotFetched({ onRetry }: { onRetry(): void }) {
  const t = useT('shell');
  return (
    <MessagePage
      drawing="offline"
      title={t('failure.codeTitle')}
      actions={
        <>
          <Button variant="primary" icon="refresh-cw" onPress={onRetry}>
            {t('failure.retry')}
          </Button>
          <LinkButton to="/" icon="house">
            {t('failure.home')}
          </LinkButton>
        </>
      }
    >
      <p>{t('failure.codeText')}</p>
    </MessagePage>
  );
}
