import { listAudit, redactAlert } from '@ciguawatch/shared/api/calls/audit';
import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatInstant, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { observer } from 'mobx-react-lite';
import { zoneOf } from '../../../places/zone';
import { EraseText } from '../../../redaction/erase-text';
import css from './drawer.module.css';

interface Props {
  alert: AlertDetail;
  /** receives the alert after one of its notes was erased */
  onChange: (alert: AlertDetail) => void;
}

/** Trail of an alert, latest entry first. */
export const History = observer(function History({ alert, onChange }: Props) {
  const t = useT('ciguawatch');
  const { code } = language;
  const { data, again } = useAnswer(listAudit, { kind: 'alert', id: alert.id }, alert.version);
  const erase = (line: number) => async (reason: string) => {
    const body = { line, field: 'note', reason };
    onChange(await call(redactAlert, { params: { id: alert.id }, body }));
    again();
  };
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
            <Note after={one.after} erase={erase(one.id)} />
          </li>
        ))}
        {data?.length === 0 && <li>{t('alerts.historyEmpty')}</li>}
      </ul>
    </Disclosure>
  );
});

/** Note of one decision with a button to erase it, or the reason for which it was erased. */
function Note({ after, erase }: { after: unknown; erase: (reason: string) => Promise<void> }) {
  const t = useT('ciguawatch');
  const { note, reason } = (after ?? {}) as { note?: unknown; reason?: unknown };
  if (typeof reason === 'string') return <small>{t('alerts.becauseOf', { reason })}</small>;
  if (isRedacted(note)) return <small>{t('alerts.erasedNote')}</small>;
  if (typeof note !== 'string' || note === '') return null;
  return (
    <small>
      {t('alerts.quoted', { note })}{' '}
      <EraseText
        label={t('alerts.erase')}
        text={t('alerts.eraseText')}
        done={t('alerts.erased')}
        send={erase}
      />
    </small>
  );
}
