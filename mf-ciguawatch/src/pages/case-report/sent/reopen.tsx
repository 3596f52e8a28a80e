import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { storage } from '@ciguawatch/shared/runtime/storage/storage';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

/** Days without a visit after which a browser may delete a site’s data (Safari since version 13.1). */
const KEPT_DAYS = 7;

/**
 * Asks the reporter to reopen the portal within a week, before the browser may delete a queued report; empty
 * with persistent storage.
 */
export const Reopen = observer(function Reopen() {
  const t = useT('ciguawatch');
  const [promised, setPromised] = useState(false);
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPromised, () => undefined);
  }, []);
  if (promised || !storage.persistent) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const date = formatDate(civilDateOf(clock.now() + KEPT_DAYS * 86_400_000, timeZone));
  return (
    <Banner tone="caution" icon="calendar" title={t('report.reopenTitle', { date })}>
      {t('report.reopenText', { count: KEPT_DAYS })}
    </Banner>
  );
});
