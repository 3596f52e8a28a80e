import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { formatDate, formatInstant, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import { observer } from 'mobx-react-lite';
import { zoneOf } from '../../../places/zone';
import { ALERT_STATE_LOOKS, expectedMealsText, expectedText } from '../say';
import css from './drawer.module.css';

type Verdict = AlertDetail['rules'][number];
const TONE: Record<'here' | 'same_cases' | 'quiet', BadgeTone> = {
  here: 'coral',
  same_cases: 'neutral',
  quiet: 'neutral',
};

/** Result of each rule for the alert's window, with a link to the alert that another rule raised for it. */
export const Verdicts = observer(function Verdicts({
  alert,
  onOpen,
}: {
  alert: AlertDetail;
  onOpen: (id: number) => void;
}) {
  const t = useT('ciguawatch');
  const { code } = language;
  const saw = ({ rule, observed, expected, threshold, from, until }: Verdict) =>
    t(
      `alerts.verdict_${expected === null && (rule === 'history' || rule === 'pooled') ? 'history_unknown' : rule}`,
      {
        count: observed,
        threshold: threshold ?? '',
        expected: rule === 'pooled' ? expectedMealsText(expected, code) : expectedText(t, expected, code),
        from: formatDate(from, 'medium', code),
        until: formatDate(until, 'medium', code),
      },
    );
  const day = (instant: string) => formatInstant(instant, zoneOf(alert.island), 'short', code);
  return (
    <section>
      <h3>{t('alerts.rulesTitle')}</h3>
      <ul className={css.rules}>
        {alert.rules.map((one) => (
          <li key={one.rule}>
            <span>
              <b>{t(`alerts.rule_${one.rule}`)}</b>
              <small>{saw(one)}</small>
            </span>
            {one.said === 'alert' && one.other ? (
              <button type="button" className={css.other} onClick={() => one.other && onOpen(one.other.id)}>
                <Badge {...ALERT_STATE_LOOKS[one.other.state]}>
                  {t(`alerts.saidState_${one.other.state}`, {
                    date: day(one.other.decided_at ?? one.other.raised_at),
                  })}
                </Badge>
              </button>
            ) : (
              one.said !== 'alert' && <Badge tone={TONE[one.said]}>{t(`alerts.said_${one.said}`)}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
