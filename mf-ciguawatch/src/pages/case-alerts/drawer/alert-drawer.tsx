import { getAlert } from '@ciguawatch/shared/api/calls/alerts';
import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { isLate } from '@ciguawatch/shared/domain/alerts/lateness';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatInstant, formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Drawer } from '@ciguawatch/shared/ui/overlay/drawer';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../../places/names';
import { zoneOf } from '../../../places/zone';
import { ALERT_STATE_LOOKS, countedText, expectedMealsText, expectedText, windowText } from '../say';
import { AlertComputed } from './alert-computed';
import { CasesList } from './cases-list';
import { Decision } from './decision';
import css from './drawer.module.css';
import { History } from './history';
import { MonthsChart } from './months-chart';
import { monthsShown } from './months-shown';
import { useDecision } from './use-decision';
import { Verdicts } from './verdicts';

interface Props {
  id: number;
  /** the alert is read again when it changes */
  version: number;
  onClose: () => void;
  onOpen: (id: number) => void;
  onDecided: () => void;
  /** passes the function that decides on this alert to the page, which calls it for a key press */
  onReady: (decide: ((state: 'verified' | 'discarded') => void) | null) => void;
}

/** Drawer with one alert: why it was raised, its cases and the decision. */
export const AlertDrawer = observer(function AlertDrawer(props: Props) {
  const t = useT('ciguawatch');
  const { data, failed, again, put } = useAnswer(getAlert, { id: props.id }, props.version);
  const alert = data?.id === props.id ? data : null;
  if (alert) return <Opened key={alert.id} {...props} alert={alert} onChange={put} />;
  return (
    <Drawer isOpen onClose={props.onClose} title={t('alerts.title')}>
      {failed !== null ? (
        <ErrorState title={t('alerts.error')} onRetry={again} />
      ) : (
        <Loading label={t('alerts.loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
    </Drawer>
  );
});

const Opened = observer(function Opened({
  alert,
  onChange,
  onClose,
  onOpen,
  onDecided,
  onReady,
}: Props & { alert: AlertDetail; onChange: (alert: AlertDetail) => void }) {
  const t = useT('ciguawatch');
  const { code } = language;
  const decision = useDecision(alert, (decided) => {
    onChange(decided);
    onDecided();
  });
  onReady((state) => void decision.decide(state));
  const zone = zoneOf(alert.island);
  const isOneReport = alert.rule === 'large_meal' && alert.counted === 1 && !alert.backed;
  const { unit, months, expected } = monthsShown(alert);
  const last = months.at(-1);
  const month = last ? formatMonth(last.month, last.year, 'long', code) : '';
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={`${locationName(alert.island)}, ${windowText(t, alert, code)}`}
      aside={<Badge {...ALERT_STATE_LOOKS[alert.state]}>{t(`alerts.state_${alert.state}`)}</Badge>}
      actions={<Decision alert={alert} decision={decision} />}
    >
      <div className={css.facts}>
        <p>{countedText(t, alert, code)}</p>
        <p className={css.help}>
          {t('alerts.raisedBy', {
            date: formatInstant(alert.raised_at, zone, 'short', code),
            rule: t(`alerts.rule_${alert.rule}`),
          })}{' '}
          {isLate(alert.told_after) && <>{t('alerts.toldAfter', { count: alert.told_after })} </>}
          {t('alerts.mailed', { count: alert.mailed })}
          {isOneReport && <> {t('alerts.oneReport')}</>}
          {alert.state === 'open' && !alert.backed && !isOneReport && <> {t('alerts.notBackedWhy')}</>}
          {alert.decided_at && alert.decided_by && (
            <>
              {' '}
              {t('alerts.decidedBy', {
                state: t(`alerts.state_${alert.state}`),
                date: formatInstant(alert.decided_at, zone, 'short', code),
                name: alert.decided_by,
              })}
            </>
          )}
        </p>
        <AlertComputed alert={alert} />
        <section>
          <h3>
            {t(`alerts.monthsTitle_${unit}${expected === null ? '_unknown' : ''}`, {
              count: last?.count ?? 0,
              month,
              expected:
                unit === 'meals'
                  ? expectedMealsText(expected, code)
                  : expectedText(t, expected, code, 'month'),
            })}
          </h3>
          <MonthsChart alert={alert} />
        </section>
        <Verdicts alert={alert} onOpen={onOpen} />
        <CasesList alert={alert} />
        <History
          alert={alert}
          onChange={(changed) => {
            onChange(changed);
            onDecided();
          }}
        />
      </div>
    </Drawer>
  );
});
