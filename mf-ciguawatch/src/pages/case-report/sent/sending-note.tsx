import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { storage } from '@ciguawatch/shared/runtime/storage/storage';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

/** Milliseconds that sending usually takes at most; from then on the network is called slow. */
export const USUAL = 5000;

/** While a report is on its way: after a few seconds, that one need not stay for it. */
export const SendingNote = observer(function SendingNote() {
  const t = useT('ciguawatch');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), USUAL);
    return () => clearTimeout(timer);
  }, []);
  const { persistent } = storage;
  return (
    // There before it says anything, so that what is added is said.
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
