import { getRecoveryFigures } from '@ciguawatch/shared/api/calls/public';
import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { stillIllText } from '@ciguawatch/shared/domain/recovery/still-ill-words';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatDate, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../places/names';
import type { CaseChoice } from '../../public-cases/cases-choice';
import css from './page.module.css';
import { RecoverySymptoms } from './recovery-symptoms';

const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

/**
 * How many people are still ill at three dates after the meal, for one country: the server tells no figure for smaller
 * choices. Nothing where too few have answered.
 */
export const RecoveryFigure = observer(function RecoveryFigure({ choice }: { choice: CaseChoice }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
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
          <li key={date.due}>{stillIllText(date, { t: d, number: formatNumber })}</li>
        ))}
      </ul>
      <Curve curve={data.curve} />
      <RecoverySymptoms dates={data.dates} symptoms={data.symptoms} />
      <p className={css.recoveryNote}>
        {t('stats.recoveryBasis', { country: countryName(country), until: formatDate(data.until, 'long') })}
      </p>
    </Card>
  );
});

/** The curve in one sentence; nothing without one. */
const Curve = observer(function Curve({ curve }: Pick<RecoveryFigures, 'curve'>) {
  const t = useT('ciguawatch');
  const [days15, days90, days365] = curve.map(({ stillIll }) => percent(stillIll));
  if (days15 === undefined || days90 === undefined || days365 === undefined) return null;
  return <p>{t('stats.recoveryCurve', { days15, days90, days365 })}</p>;
});
