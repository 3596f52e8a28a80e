import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useEffect, useRef } from 'react';
import css from './security.module.css';

/** New recovery codes, shown once: to copy, save as a file or write down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const t = useT('security');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toasts.success(t('recovery.copied'), undefined, undefined, 'recovery'),
      () => toasts.error(t('recovery.copyFailed'), undefined, 'recovery'),
    );
  return (
    <section className={css.card} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className={css.heading}>
        {t('recovery.new')}
      </h2>
      <Banner tone="caution" role="note">
        {t('recovery.once')}
      </Banner>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.buttons}>
        <Button variant="primary" icon="check" onPress={onKept}>
          {t('recovery.kept')}
        </Button>
        <Button icon="copy-check" onPress={() => void copy()}>
          {t('recovery.copy')}
        </Button>
      </div>
    </section>
  );
}
