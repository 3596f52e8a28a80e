import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { storage } from '@ciguawatch/shared/runtime/storage/storage';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

/** Milliseconds after which sending is called slow. */
export const USUAL = 5000;

/**
 * After a few seconds of sending, states whether the page may be left: it must stay open when nothing is
 * stored on disk.
 */
export const SendingNote = observer(function SendingNote() {
  const t = useT('ciguawatch');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), USUAL);
    return () => clearTimeout(timer);
  }, []);
  const { persistent } = storage;
  return (
    // The status region exists before its text: screen readers announce only what is added to it later.
    <div role="status">
      {slow && (
        <Banner
          tone="caution"
          icon="hourglass"
          title={t(persistent ? 'report.slowTitle' : 'report.slowStay')}
          action={persistent && <LinkButton to="/">{t('report.home')}</LinkButton>}
        >
          {t(persistent ? 'report.slowText' : 'report.keepOpen')}
        </Banner>
      )}
    </div>
  );
});
