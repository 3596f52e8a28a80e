import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { formatInstant, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { zoneOf } from '../../../places/zone';
import css from './drawer.module.css';
import type { useDecision } from './use-decision';

/** Note and buttons to verify or discard an alert; both need a note. */
export const Decision = observer(function Decision({
  alert,
  decision,
}: {
  alert: AlertDetail;
  decision: ReturnType<typeof useDecision>;
}) {
  const t = useT('ciguawatch');
  const { code } = language;
  const { note, setNote, decide, busy, missing, other, field } = decision;
  const day = (instant: string | null) => formatInstant(instant, zoneOf(alert.island), 'short', code);
  return (
    <div className={css.decision}>
      {other && (
        <Banner tone="caution" icon="triangle-alert" role="alert">
          <b>{t('alerts.conflict')}</b>
          <p>
            {t('alerts.conflictText', {
              name: other.decided_by ?? t('alerts.byServer'),
              state: t(`alerts.state_${other.state}`),
              date: day(other.decided_at),
              note: other.note,
            })}
          </p>
        </Banner>
      )}
      <TextField
        label={t('alerts.note')}
        help={t('alerts.noteHelp')}
        required
        multiline
        rows={2}
        maxLength={2000}
        value={note}
        onChange={setNote}
        inputRef={field}
        {...(missing && { error: t('alerts.noteMissing') })}
      />
      <div className={css.endings}>
        <Button
          variant="primary"
          icon="check"
          busy={busy === 'verified'}
          aria-keyshortcuts="V"
          onPress={() => void decide('verified')}
        >
          {t('alerts.verify')}
        </Button>
        <Button
          icon="x"
          busy={busy === 'discarded'}
          aria-keyshortcuts="E"
          onPress={() => void decide('discarded')}
        >
          {t('alerts.discard')}
        </Button>
        <span className={css.help}>{t('alerts.changeable')}</span>
      </div>
    </div>
  );
});
