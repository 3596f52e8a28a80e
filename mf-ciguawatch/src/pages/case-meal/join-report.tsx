import type { MealFull } from '@ciguawatch/shared/api/schemas/desk/meals';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkableField } from '../../review-card/linkable-field';
import css from './meal.module.css';

/** Adds a report to a meal: proposed ones first, then by number, date or island. */
export function JoinReport({ meal, onJoin }: { meal: MealFull; onJoin: (id: number) => void }) {
  const t = useT('reviewCard');
  const [first] = meal.reports;
  if (!first) return null;
  return (
    <div className={css.join}>
      <LinkableField
        calm
        id={first.id}
        country={first.case_country}
        label={t('mealPage.join')}
        help={t('mealPage.joinHelp')}
        onSelect={onJoin}
      />
    </div>
  );
}
