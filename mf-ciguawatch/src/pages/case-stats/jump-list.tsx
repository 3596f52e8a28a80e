import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';

/** Ids of charts and the text keys of their short names. */
const CHART_SHORT_NAMES = {
  months: 'months_short',
  outbreaks: 'outbreaks_short',
  symptoms: 'symptoms',
  species: 'species',
  islands: 'islands',
  rates: 'rates_short',
  ages: 'ages',
  map: 'map',
} as const;

const scrollToChart = (id: string) => {
  const part = document.querySelector<HTMLElement>(`[data-chart="${id}"]`);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
};

/** Links to the charts, on screens too narrow to place them side by side. */
export const JumpList = observer(function JumpList() {
  const t = useT('ciguawatch');
  if (viewport.wide) return null;
  return (
    <nav className={css.jump} aria-label={t('stats.jump')}>
      {Object.entries(CHART_SHORT_NAMES).map(([id, key]) => (
        <TextButton key={id} className={css.part} onPress={() => scrollToChart(id)}>
          {t(`stats.${key}`)}
        </TextButton>
      ))}
    </nav>
  );
});
