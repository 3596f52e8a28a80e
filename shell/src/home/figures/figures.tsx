import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import { MonthCard } from '../month/month-card';
import { OfficialShareLine } from '../official/official-line';
import { SpeciesCard } from '../species-card';
import css from './figures.module.css';
import { FiguresSkeleton } from './figures-skeleton';
import type { SummaryStore } from './summary-store';
import { useRefreshedSummary } from './use-refreshed-summary';

/** The current month's figures and the most reported species, in every loading state. */
export const Figures = observer(function Figures({ store }: { store: SummaryStore }) {
  const t = useT('shell');
  const online = useRefreshedSummary(store);
  if (store.figures) {
    return (
      <>
        {store.state === 'stale' && !online && (
          <p className={css.age}>{t('home.asOf', { date: formatDate(store.figures.summary.at) })}</p>
        )}
        <div className={css.two}>
          <MonthCard figures={store.figures} />
          <SpeciesCard figures={store.figures} />
        </div>
        <OfficialShareLine shares={store.figures.summary.official ?? []} className={css.official} />
      </>
    );
  }
  if (store.state === 'error' || !online) {
    return (
      <section className={css.error}>
        <h2 className={css.title}>{t('home.errorTitle')}</h2>
        <p>{t('home.errorText')}</p>
        <Button size="sm" icon="refresh-cw" onPress={() => void store.load()}>
          {t('home.retry')}
        </Button>
      </section>
    );
  }
  return <FiguresSkeleton />;
});
