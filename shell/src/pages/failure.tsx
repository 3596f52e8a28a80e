import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MessagePage } from '../layout/frame/message-page';

/** 500, in the words of the specification, section 8: a page of the shell itself broke. */
export function Failure({ onRetry }: { onRetry(): void }) {
  const t = useT('shell');
  const number = config.emergency();
  return (
    <MessagePage
      drawing="buoy"
      code="500"
      title={t('failure.title')}
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
      <p>{t('failure.text')}</p>
      {number && (
        <p>
          <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{t('home.emergency', { number })}</a>
        </p>
      )}
    </MessagePage>
  );
}
