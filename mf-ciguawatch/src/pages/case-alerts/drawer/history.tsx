import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatInstant, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { observer } from 'mobx-react-lite';
import { zoneOf } from '../zone';
import css from './drawer.module.css';

/** Who did what to an alert, the latest first. */
export const History = observer(function History({
  alert,
}: {
  alert: { id: number; version: number; island: number };
}) {
  const t = useT('ciguawatch');
  const { code } = language;
  const { data } = useAnswer(listAudit, { kind: 'alert', id: alert.id }, alert.version);
  const noteOf = (after: unknown) => (after as { note?: string } | null)?.note;
  return (
    <Disclosure title={t('alerts.history')}>
      <ul className={css.trail}>
        {(data ?? []).map((one) => (
          <li key={one.id}>
            {t('alerts.historyLine', {
              action: t(`alerts.action_${one.action}`),
              date: formatInstant(one.at, zoneOf(alert.island), 'short', code),
              name: one.user?.name ?? t('alerts.byServer'),
            })}
            {noteOf(one.after) && <small>{t('alerts.quoted', { note: noteOf(one.after) ?? '' })}</small>}
          </li>
        ))}
        {data?.length === 0 && <li>{t('alerts.historyEmpty')}</li>}
      </ul>
    </Disclosure>
  );
});
