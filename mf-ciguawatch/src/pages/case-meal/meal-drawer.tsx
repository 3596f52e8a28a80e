import { getMeal } from '@ciguawatch/shared/api/calls/desk/meals';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Drawer } from '@ciguawatch/shared/ui/overlay/drawer';
import { observer } from 'mobx-react-lite';
import { MealFacts } from './meal-facts';
import { mealName } from './meal-name';
import { OnsetCurve } from './onset-curve';
import { ReportsTable } from './reports-table';

/** A meal beside the page of one of its cases. */
export const MealDrawer = observer(function MealDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT('reviewCard');
  useT('errors');
  const { data: meal, failed, again } = useAnswer(getMeal, { id });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={meal ? mealName(meal.reports, t) : t('mealPage.title')}
      actions={
        <LinkButton to={`/ciguawatch/case/meal/${id}`} icon="maximize">
          {t('mealPage.open')}
        </LinkButton>
      }
    >
      {failed !== null && (
        <ErrorState title={t('mealPage.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {meal ? (
        <>
          <MealFacts reports={meal.reports} />
          <h3>{t('mealPage.curve')}</h3>
          <OnsetCurve reports={meal.reports} />
          <h3>{t('mealPage.list')}</h3>
          <ReportsTable reports={meal.reports} />
        </>
      ) : (
        failed === null && (
          <Loading label={t('mealPage.loading')}>
            <SkeletonText lines={6} />
          </Loading>
        )
      )}
    </Drawer>
  );
});
