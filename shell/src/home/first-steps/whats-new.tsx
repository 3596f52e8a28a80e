import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { useEffect, useState } from 'react';
import css from './first-steps.module.css';

/** Which news the three lines tell; raised with their texts, so that everybody sees them once more. */
export const NEWS = '2026-11';

/** Setting of the account: the news that were read last. */
const SETTING = { key: 'news-read' };

/** What is new for people who work in the portal, in three lines, once after an update. */
export function WhatsNew() {
  const t = useT('operator');
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    call(getSetting, { params: SETTING, signal: control.signal }).then(
      ({ value }) => setUnread(value !== NEWS),
      // Without an answer nothing is shown: it may have been read.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  if (!isUnread) return null;
  const close = () => {
    setUnread(false);
    // What is not kept is shown again at the next visit.
    call(putSetting, { params: SETTING, body: { value: NEWS } }).catch(() => undefined);
  };
  return (
    <div className={css.note}>
      <Card title={t('news.title')}>
        <ul>
          <li>{t('news.line1')}</li>
          <li>{t('news.line2')}</li>
          <li>{t('news.line3')}</li>
        </ul>
        <Button variant="quiet" size="sm" onPress={close}>
          {t('news.close')}
        </Button>
      </Card>
    </div>
  );
}
