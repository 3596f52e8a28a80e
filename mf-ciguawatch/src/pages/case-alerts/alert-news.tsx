import { type AlertFilter, listAlerts } from '@ciguawatch/shared/api/calls/alerts';
import type { AlertPage } from '@ciguawatch/shared/api/schemas/alert';
import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useEffect, useState } from 'react';
import { NewsBar } from '../../news/news-bar';

interface Props {
  filter: AlertFilter;
  /** the page that is shown */
  shown: AlertPage;
  onShow: (page: AlertPage) => void;
}

/**
 * That alerts were raised or changed since the log was loaded, with a button that shows them. What one decided
 * oneself is shown already and is no news.
 */
export function AlertNews({ filter, shown, onShow }: Props) {
  const t = useT('ciguawatch');
  const [version, setVersion] = useState(0);
  const [found, setFound] = useState<{ asked: string; page: AlertPage } | null>(null);
  useServerChanges(['alert'], () => setVersion((at) => at + 1));
  const asked = JSON.stringify(filter);
  useEffect(() => {
    if (version === 0) return;
    const control = new AbortController();
    call(listAlerts, { params: JSON.parse(asked) as AlertFilter, signal: control.signal }).then(
      (page) => setFound({ asked, page }),
      // The next change asks again.
      () => undefined,
    );
    return () => control.abort();
  }, [version, asked]);
  const page = found?.asked === asked ? found.page : null;
  const differs = page !== null && JSON.stringify(page) !== JSON.stringify(shown);
  const count = page === null ? 0 : Math.max(0, page.count - shown.count);
  const text = count > 0 ? t('alerts.news', { count }) : t('alerts.newsChanged');
  return (
    <NewsBar text={differs ? text : null} show={t('alerts.newsShow')} onShow={() => page && onShow(page)} />
  );
}
