import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CommonField } from '@ciguawatch/shared/domain/pairs/meal-facts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { useLabels } from '../case-report/labels/use-labels';
import { caseFieldLabel, caseValueLabel } from '../case-report/saved/field-labels';
import { formField } from '../case-report/saved/focus-field';
import css from './meal.module.css';

interface Props {
  /** the reports that stand for a patient */
  reports: readonly CaseFull[];
  fields: readonly CommonField[];
}

/** Fields in which the reports of a meal contradict each other, side by side, each with a link to correct it. */
export const Differences = observer(function Differences({ reports, fields }: Props) {
  const t = useT('reviewCard');
  const labels = useLabels();
  if (fields.length === 0) return <p>{t('mealPage.agree')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={t('mealPage.differences')}>
      <table className={css.differences}>
        <thead>
          <tr>
            <th scope="col">{t('mealPage.field')}</th>
            {reports.map(({ id }) => (
              <th key={id} scope="col">
                <CrossLink to={`/ciguawatch/case/report/${id}`}>
                  {t('card.here', { id: String(id) })}
                </CrossLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const name = caseFieldLabel(field, labels);
            return (
              <tr key={field}>
                <th scope="row">{name}</th>
                {reports.map((row) => (
                  <td key={row.id}>
                    {caseValueLabel(field, row[field], labels)}{' '}
                    <CrossLink
                      to={`/ciguawatch/case/report/${row.id}?edit=${formField(field)}`}
                      aria-label={t('mealPage.correctOne', { field: name, id: String(row.id) })}
                    >
                      {t('mealPage.correct')}
                    </CrossLink>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});
