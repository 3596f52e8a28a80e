import { getRecoveryFigures } from '@ciguawatch/shared/api/calls/public';
import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatDate, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../places/names';
import type { CaseChoice } from '../../public-cases/cases-choice';
import css from './page.module.css';

const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

/**
 * How many people are still ill at three dates after the meal, for one country: the server tells no figure for smaller
 * choices. Nothing where too few have answered.
 */
export const RecoveryFigure = observer(function RecoveryFigure({ choice }: { choice: CaseChoice }) {
  const t = useT('ciguawatch');
  useT('errors');
  const [country, ...others] = choice.countries;
  const isOne = country !== undefined && others.length === 0;
  const { data, failed, again } = useAnswer(getRecoveryFigures, isOne ? { country } : null);
  if (!isOne) return null;
  if (data === null && failed !== null)
    return <ErrorState title={t('stats.recoveryFailed')} detail={errorText(failed)} onRetry={again} />;
  if (data === null || data.country !== country || data.dates.length === 0) return null;
  return (
    <Card title={t('stats.recovery')} className={css.recovery}>
      <ul>
        {data.dates.map((date) => (
          <li key={date.due}>{t(`stats.recovery_${date.due}`, sharesOf(date))}</li>
        ))}
      </ul>
      <Curve curve={data.curve} />
      <p className={css.recoveryNote}>
        {t('stats.recoveryBasis', { country: countryName(country), until: formatDate(data.until, 'long') })}
      </p>
    </Card>
  );
});

/** Counts and shares of one date, as its sentence has them. */
const sharesOf = (date: RecoveryFigures['dates'][number]) => {
  const { asked, answered, ill, share, low, high, atLeast, atMost } = date;
  return {
    ...{ asked: formatNumber(asked), answered: formatNumber(answered), ill: formatNumber(ill) },
    ...{ share: percent(share), low: percent(low), high: percent(high) },
    ...{ atLeast: percent(atLeast), atMost: percent(atMost) },
  };
};

/** The curve in one sentence; nothing without one. */
const Curve = observer(function Curve({ curve }: Pick<RecoveryFigures, 'curve'>) {
  const t = useT('ciguawatch');
  const [days15, days90, days365] = curve.map(({ stillIll }) => percent(stillIll));
  if (days15 === undefined || days90 === undefined || days365 === undefined) return null;
  return <p>{t('stats.recoveryCurve', { days15, days90, days365 })}</p>;
});
