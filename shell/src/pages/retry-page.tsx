import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import type { ComponentProps } from 'react';
import { MessagePage } from '../layout/frame/parts/message-page';

interface Props extends Pick<ComponentProps<typeof MessagePage>, 'drawing' | 'code' | 'title' | 'children'> {
  onRetry: () => void;
}

/** Shown instead of a page that could not be loaded: retry, or go home. */
export function RetryPage({ onRetry, ...message }: Props) {
  const t = useT('shell');
  return (
    <MessagePage
      {...message}
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
    />
  );
}
