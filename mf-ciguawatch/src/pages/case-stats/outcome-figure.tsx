import { getOutcomeFigures } from '@ciguawatch/shared/api/calls/desk/outcome';
import type { CountryOutcome } from '@ciguawatch/shared/api/schemas/desk/outcome';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../places/names';
import type { CaseChoice } from '../../public-cases/cases-choice';
import css from './page.module.css';

const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });

/** Hospital stays, deaths, attack rate and completeness of one country, which only its editors read. */
export const OutcomeFigure = observer(function OutcomeFigure({ choice }: { choice: CaseChoice }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  useT('errors');
  const [country, ...others] = choice.countries;
  const isOne = country !== undefined && others.length === 0;
  const { data, failed, again } = useAnswer(getOutcomeFigures, isOne ? { country } : null);
  if (!isOne) return null;
  if (data === null && failed !== null)
    return <ErrorState title={t('stats.outcomeFailed')} detail={errorText(failed)} onRetry={again} />;
  if (data === null || data.country !== country) return null;
  const said = (key: 'hospitalised' | 'intensive' | 'died' | 'attack') => (
    <li>
      {data[key].answered > 0 ? t(`stats.outcome_${key}`, wordsOf(data[key])) : t(`stats.outcome_${key}None`)}
    </li>
  );
  return (
    <Card title={t('stats.outcome')} className={css.recovery}>
      <ul>
        {said('hospitalised')}
        {said('intensive')}
        {said('died')}
        {said('attack')}
      </ul>
      <table className={css.complete}>
        <caption>{t('stats.complete', { count: data.reports })}</caption>
        <tbody>
          {data.complete.map(({ field, answered }) => (
            <tr key={field}>
              <th scope="row">{d(`reportFields.${field}`)}</th>
              <td>{formatNumber(answered)}</td>
              <td>{data.reports > 0 && percent(answered / data.reports)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.recoveryNote}>{t('stats.outcomeBasis', { country: countryName(country) })}</p>
    </Card>
  );
});

/** A count and its share, as its sentence has them. */
const wordsOf = ({ yes, answered, share: interval }: CountryOutcome['died']) => {
  const { share = 0, low = 0, high = 0 } = interval ?? {};
  return {
    ...{ yes: formatNumber(yes), answered: formatNumber(answered) },
    ...{ share: percent(share), low: percent(low), high: percent(high) },
  };
};
