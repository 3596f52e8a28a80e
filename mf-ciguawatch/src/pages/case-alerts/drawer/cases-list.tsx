import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { MOST_PARTS } from '@ciguawatch/shared/domain/case-list/filter';
import { formatDate, formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { observer } from 'mobx-react-lite';
import { phenotypeName, specieName } from '../../../places/names';
import { mealsText } from '../say';
import css from './drawer.module.css';

type Case = AlertDetail['cases'][number];

/**
 * URL of the case list filtered to these cases. A filter takes at most 200 values, so only the latest are
 * listed.
 */
const listAddress = (cases: readonly Case[]) =>
  `/ciguawatch/case/report/list?id=${cases
    .slice(-MOST_PARTS)
    .map(({ id }) => id)
    .join(',')}`;

/** Links to the cases of an alert: those that raised it, then the others within its window. */
export const CasesList = observer(function CasesList({ alert }: { alert: AlertDetail }) {
  const t = useT('ciguawatch');
  const raised = alert.cases.filter((one) => one.raised);
  const others = alert.cases.filter((one) => !one.raised);
  const gone = raised.filter((one) => !one.counted).length;
  const { to_review, duplicates } = alert.aside;
  return (
    <section>
      <h3>{t('alerts.casesTitle', { count: alert.counted })}</h3>
      <p>{mealsText(t, alert)}</p>
      <p className={css.help}>
        {t('alerts.casesRaised', { count: raised.length })}
        {gone > 0 && ` ${t('alerts.casesGone', { count: gone })}`}
      </p>
      <Rows cases={raised} />
      {others.length > 0 && (
        <>
          <h3>{t('alerts.casesOthers')}</h3>
          <Rows cases={others} />
        </>
      )}
      {alert.cases.length > 0 && (
        <p>
          <CrossLink to={listAddress(alert.cases)}>
            {t('alerts.toList', { count: alert.cases.length })}
          </CrossLink>
        </p>
      )}
      {to_review > 0 && <p className={css.help}>{t('alerts.asideReview', { count: to_review })}</p>}
      {duplicates > 0 && <p className={css.help}>{t('alerts.asideDuplicates', { count: duplicates })}</p>}
    </section>
  );
});

const Rows = observer(function Rows({ cases }: { cases: readonly Case[] }) {
  const t = useT('ciguawatch');
  const { code } = language;
  const when = ({ date, month, year }: Case) =>
    date ? formatDate(date, 'short', code) : month ? formatMonth(month, year, 'short', code) : String(year);
  const fish = ({ specie_id, phenotype_id }: Case) =>
    specie_id ? specieName(specie_id) : phenotype_id ? phenotypeName(phenotype_id) : t('alerts.unknownFish');
  return (
    <ul className={css.cases}>
      {cases.map((one) => (
        <li key={one.id} className={cx(!one.counted && css.gone)}>
          <CrossLink to={`/ciguawatch/case/report/${one.id}`}>
            {t('alerts.caseLink', { id: String(one.id) })}
          </CrossLink>
          <span className={css.when}>{when(one)}</span>
          <span>
            {fish(one)}{' '}
            {one.meal_group !== null && (
              <CrossLink to={`/ciguawatch/case/meal/${one.meal_group}`}>{t('alerts.ofMeal')}</CrossLink>
            )}
          </span>
          <span>{one.counted ? t('alerts.people', { count: one.people }) : t('alerts.notCounted')}</span>
        </li>
      ))}
    </ul>
  );
});
