import { getMeal } from '@ciguawatch/shared/api/calls/desk/meals';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { editTexts } from '../../edit-texts';
import { lists } from '../../report/report-lists';
import { reportTexts } from '../../report-texts';
import { reviewCardTexts } from '../../review-card/texts';
import { MealView } from './meal-view';

/** Resolves when the texts of the page and of the answers are loaded. */
export const texts = Promise.all([reportTexts, editTexts, reviewCardTexts]).then(() => undefined);

/** `/ciguawatch/case/meal/:id`: one meal with its reports, who fell ill when, and where the reports differ. */
export default observer(function CaseMealPage() {
  const t = useT('reviewCard');
  useT('errors');
  const { id } = useParams();
  useEffect(() => lists.load(), []);
  const { data, failed, again } = useAnswer(getMeal, { id: Number(id) });
  const meal = data?.id === Number(id) ? data : null;
  return (
    <>
      <title>{t('mealPage.title')}</title>
      {failed !== null ? (
        <ErrorState title={t('mealPage.failed')} detail={errorText(failed)} onRetry={again} />
      ) : meal ? (
        <MealView key={meal.id} meal={meal} onChanged={again} />
      ) : (
        <Loading label={t('mealPage.loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
    </>
  );
});
