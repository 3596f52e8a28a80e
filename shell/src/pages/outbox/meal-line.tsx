import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { mealOf } from './describe-item';
import css from './item-card.module.css';

/** The meal of a queued report; renders nothing for other items. */
export const MealLine = observer(function MealLine({ body }: { body: unknown }) {
  const t = useT('outbox');
  const meal = mealOf(body);
  if (!meal) return null;
  const date = formatDate(meal.date);
  const text = meal.time ? t('outbox.mealTime', { date, time: meal.time }) : t('outbox.mealNoTime', { date });
  return <p className={css.meal}>{text}</p>;
});
