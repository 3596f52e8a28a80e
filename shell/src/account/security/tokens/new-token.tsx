import type { MadeToken } from '@ciguawatch/shared/api/schemas/accounts/token';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useEffect, useRef } from 'react';
import css from '../security.module.css';

/** The text of a new token, shown once: to copy into the program. */
export function NewToken({ token, onKept }: { token: MadeToken; onKept(): void }) {
  const t = useT('security');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(token.token).then(
      () => toasts.success(t('tokens.copied'), undefined, undefined, 'token'),
      () => toasts.error(t('tokens.copyFailed'), undefined, 'token'),
    );
  return (
    <div className={css.fields}>
      <h3 ref={heading} tabIndex={-1}>
        {t('tokens.new', { name: token.name })}
      </h3>
      <Banner tone="caution" role="note">
        {t('tokens.once')}
      </Banner>
      <code className={css.secret}>{token.token}</code>
      <div className={css.buttons}>
        <Button variant="primary" icon="copy-check" onPress={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button icon="check" onPress={onKept}>
          {t('tokens.kept')}
        </Button>
      </div>
    </div>
  );
}
