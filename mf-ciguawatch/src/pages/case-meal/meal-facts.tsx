import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import {
  type CommonField,
  contradictions,
  peopleIll,
  standsAtMeal,
} from '@ciguawatch/shared/domain/pairs/meal-facts';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { locationName, phenotypeName, specieName } from '../../places/names';
import css from './meal.module.css';

/** What is known of a meal: when, where, what, who ate and who fell ill. Each answer that differs is listed. */
export const MealFacts = observer(function MealFacts({ reports }: { reports: readonly CaseFull[] }) {
  const t = useT('reviewCard');
  const standing = reports.filter(standsAtMeal);
  const differ = new Set(contradictions(reports));
  const ill = peopleIll(reports);
  const when = (one: CaseFull) =>
    [formatDate(one.case_eventdate, 'medium'), one.case_eventclock].filter(Boolean).join(', ');
  const where = (one: CaseFull) => (one.case_location_id === null ? '' : locationName(one.case_location_id));
  const what = (one: CaseFull) =>
    one.specie_id != null
      ? specieName(one.specie_id)
      : one.phenotype_id != null
        ? phenotypeName(one.phenotype_id)
        : '';
  const lines: [string, (one: CaseFull) => string, CommonField[]][] = [
    ['when', when, ['case_eventdate', 'case_eventclock']],
    ['where', where, ['case_location_id', 'case_geom']],
    ['what', what, ['specie_id', 'phenotype_id']],
  ];
  return (
    <dl className={css.facts}>
      {lines.map(([name, textOf, fields]) => {
        const said = [...new Set(standing.map(textOf).filter(Boolean))];
        return (
          <div key={name}>
            <dt>{t(`mealPage.${name}`)}</dt>
            <dd>
              {said.length === 0 ? t('mealPage.unknown') : said.join(' / ')}
              {fields.some((field) => differ.has(field)) && (
                <span className={css.differ}>
                  <Icon name="triangle-alert" size={16} /> {t('mealPage.disagree')}
                </span>
              )}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{t('mealPage.whoIll')}</dt>
        <dd>{t('mealPage.ill', { count: ill })}</dd>
      </div>
      <div>
        <dt>{t('mealPage.ate')}</dt>
        <dd>{t('mealPage.ateText', { count: ill })}</dd>
      </div>
    </dl>
  );
});
