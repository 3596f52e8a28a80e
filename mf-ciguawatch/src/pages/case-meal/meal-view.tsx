import type { MealFull } from '@ciguawatch/shared/api/schemas/desk/meals';
import { contradictions, peopleIll, standsAtMeal } from '@ciguawatch/shared/domain/pairs/meal-facts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { MapPart } from '../../review-card/map-part';
import { AlertLinks } from '../../review-card/surrounding-facts';
import { Differences } from './differences';
import { JoinReport } from './join-report';
import css from './meal.module.css';
import { MealFacts } from './meal-facts';
import { mealName } from './meal-name';
import { OnsetCurve } from './onset-curve';
import { ReportsTable } from './reports-table';
import { useMealChanges } from './use-meal-changes';

interface Props {
  meal: MealFull;
  /** called after a report joined or left, to read the meal again */
  onChanged: () => void;
}

/** A meal: what is known of it, its curve, its map, its reports and where they contradict each other. */
export const MealView = observer(function MealView({ meal, onChanged }: Props) {
  const t = useT('reviewCard');
  const { reports } = meal;
  const standing = reports.filter(standsAtMeal);
  const pins = standing.flatMap(({ case_geom }) => (case_geom ? [case_geom.coordinates] : []));
  const changes = useMealChanges(meal, onChanged);
  const list = `/ciguawatch/case/report/list?id=${reports.map(({ id }) => id).join(',')}`;
  return (
    <div className={css.page} data-density="compact">
      <header className={css.head}>
        <nav aria-label={t('mealPage.path')} className={css.crumbs}>
          <CrossLink to={list}>{t('mealPage.inList')}</CrossLink>
          <span aria-hidden="true">›</span>
          <span aria-current="page">{t('mealPage.title')}</span>
        </nav>
        <h1>{mealName(reports, t)}</h1>
        <p>
          {t('card.mealOf', {
            reports: t('mealPage.reports', { count: reports.length + meal.more }),
            ill: t('mealPage.ill', { count: peopleIll(reports) }),
          })}
          {'. '}
          {standing.length === 0 && `${t('mealPage.noneCounts')} `}
          {meal.elsewhere > 0 && `${t('mealPage.elsewhere', { count: meal.elsewhere })} `}
          {meal.more > 0 && t('mealPage.more', { count: meal.more })}
        </p>
      </header>
      <div className={css.cards}>
        <Card title={t('mealPage.facts')}>
          <MealFacts reports={reports} />
        </Card>
        <Card title={t('mealPage.curve')}>
          <OnsetCurve reports={reports} />
        </Card>
        {pins.length > 0 && (
          <Card title={t('mealPage.map')}>
            <MapPart label={t('mealPage.map')} pins={pins} dots={[]} />
          </Card>
        )}
        {meal.alerts.length > 0 && (
          <Card title={t('mealPage.alerts')}>
            <AlertLinks alerts={meal.alerts} />
          </Card>
        )}
      </div>
      <Card title={t('mealPage.list')}>
        <ReportsTable reports={reports} onLeave={changes.leave} busy={changes.busy} />
        <JoinReport meal={meal} onJoin={changes.join} />
      </Card>
      {standing.length > 1 && (
        <Card title={t('mealPage.differences')}>
          <Differences reports={standing} fields={contradictions(reports)} />
        </Card>
      )}
    </div>
  );
});
