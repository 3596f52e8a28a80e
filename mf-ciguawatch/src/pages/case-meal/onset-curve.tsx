import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { onsetCurve } from '@ciguawatch/shared/domain/pairs/meal-facts';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from './meal.module.css';

/** Epidemic curve of a meal: patients by the time from the meal to their first signs, as bars in a table. */
export function OnsetCurve({ reports }: { reports: readonly CaseFull[] }) {
  const t = useT('reviewCard');
  const d = useT('domain');
  const curve = onsetCurve(reports);
  const most = Math.max(1, ...curve.map(({ count }) => count));
  return (
    <>
      <p className={css.quiet}>{t('mealPage.curveText')}</p>
      <table className={css.curve} aria-label={t('mealPage.curve')}>
        <thead>
          <tr>
            <th scope="col">{t('mealPage.delay')}</th>
            <th scope="col">{t('mealPage.people')}</th>
          </tr>
        </thead>
        <tbody>
          {curve.map(({ delay, count }) => (
            <tr key={delay}>
              <th scope="row">{delay === '1' ? t('mealPage.curveUnknown') : d(`gsympt_delay.${delay}`)}</th>
              <td>
                <span
                  className={delay === '1' ? css.barUnknown : css.bar}
                  style={{ width: `${(count / most) * 80}%` }}
                />
                {formatNumber(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
