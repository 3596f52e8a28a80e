import { sharesIn } from '@ciguawatch/shared/domain/statistics/official';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import type { SummaryStore } from '../figures/summary-store';
import { useRefreshedSummary } from '../figures/use-refreshed-summary';
import { OfficialShareLine } from '../official/official-line';
import css from './month-aside.module.css';
import { MonthCard } from './month-card';

/** The current month with outbreaks, beside the work to do. */
export const MonthAside = observer(function MonthAside({ store }: { store: SummaryStore }) {
  const t = useT('shell');
  useRefreshedSummary(store);
  if (store.figures) {
    const { official = [], months } = store.figures.summary;
    return (
      <div className={css.aside}>
        <MonthCard figures={store.figures} />
        <OfficialShareLine
          shares={sharesIn(
            official,
            months.map(({ year }) => year),
          )}
          className={css.age}
        />
        <p className={css.age}>{t('home.asOf', { date: formatDate(store.figures.summary.at) })}</p>
      </div>
    );
  }
  if (store.state !== 'error') return <div className={css.wait} />;
  return (
    <div className={css.failed}>
      <p>{t('home.errorTitle')}</p>
      <Button size="sm" icon="refresh-cw" onPress={() => void store.load()}>
        {t('home.retry')}
      </Button>
    </div>
  );
});
