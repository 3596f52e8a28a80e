import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { BREAKPOINTS, viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EditorRows } from '../../../public-cases/editor-rows';
import { Filters } from '../filters/filters';
import type { FilterProps } from '../filters/place-filter';
import { useYearSpan } from '../filters/use-year-span';
import { YearStrip } from '../filters/year-strip';
import { useYearsText } from '../filters/years-text';
import css from '../page.module.css';
import { ofAllText, shownText } from '../view/shown-text';
import type { Measure } from '../view/use-rates';
import { DataAge } from './data-age';
import { InView } from './in-view';
import { Legend } from './legend';
import { OfficialNote } from './official-note';

/** Props of the map's panels, the same on desktop and phone. */
export interface PanelsProps extends FilterProps {
  figures: MapFigures | null;
  currentYear: number;
  asTable: boolean;
  onClear: () => void;
  onView: (table: boolean) => void;
  /** Moves the map to a place. */
  onPlace: (place: Location) => void;
  /** Reports in the visible part of the map; null while that is unknown. */
  inView: number | null;
  /** Actions that print or save the map. */
  outputs: ReactNode;
  /** Moves the map so that all matching places are visible. */
  onAll: () => void;
  /** What the rings show: cases or rates. */
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  /** Reports without a rate; null while rings show cases. */
  unrated: number | null;
  /** Sentence naming the islands that nobody observed in the chosen time; '' when all were observed. */
  silent: string;
}

/** Years that the strip shows at first. */
const STRIP_YEARS = 12;

/** The map's floating panels on a wide screen. */
export default observer(function DesktopPanels(props: PanelsProps) {
  const { choice, onChange, onClear, figures, currentYear, asTable, onView, onPlace, outputs } = props;
  const { inView, onAll, measure, onMeasure, unrated, silent } = props;
  const t = useT('ciguawatch');
  const yearsText = useYearsText(choice, currentYear);
  const { span, before, more } = useYearSpan(STRIP_YEARS, figures?.years ?? [], choice, currentYear);
  return (
    <>
      <section className={css.filters} data-density="compact" aria-label={t('map.filters')}>
        <header className={css.line}>
          <h2>{t('map.filters')}</h2>
          <TextButton size="sm" className={css.link} onPress={onClear}>
            {t('map.clear')}
          </TextButton>
        </header>
        <EditorRows />
        <Filters choice={choice} onChange={onChange} onPlace={onPlace} currentYear={currentYear} />
        <footer className={css.line}>
          <span>
            <b>{figures ? shownText(figures.shown, choice, t) : t('map.loading')}</b>{' '}
            {figures && ofAllText(figures.total, t)}
          </span>
          <TextButton size="sm" className={css.link} onPress={() => onView(!asTable)}>
            {t(asTable ? 'map.asMap' : 'map.asTable')}
          </TextButton>
        </footer>
        <InView inView={inView} shown={figures?.shown ?? 0} onAll={onAll} />
        <p className={css.line}>
          <CrossLink className={css.link} to="/ciguawatch/case/risk">
            {t('map.isItRisky')}
          </CrossLink>
          {outputs}
        </p>
        <DataAge />
        {/* In table view this note is part of the table. */}
        {!asTable && <OfficialNote choice={choice} />}
      </section>
      {!asTable && (
        <Legend
          short={viewport.width < BREAKPOINTS.desktop}
          measure={measure}
          onMeasure={onMeasure}
          unrated={unrated}
          silent={silent}
        />
      )}
      <section className={css.years} aria-label={t('map.years')}>
        <div>
          <b>{yearsText}</b>
          <TextButton size="sm" className={css.link} onPress={() => onChange({ years: 'latest' })}>
            {t('map.latest')}
          </TextButton>
        </div>
        <YearStrip
          choice={choice}
          onChange={onChange}
          counts={figures?.years ?? []}
          currentYear={currentYear}
          span={span}
        />
        <div>
          {before !== null && (
            <TextButton size="sm" className={css.link} onPress={more}>
              {t('map.before', { year: String(before) })}
            </TextButton>
          )}
          <TextButton
            size="sm"
            className={css.link}
            aria-pressed={choice.years === 'all'}
            onPress={() => onChange({ years: 'all' })}
          >
            {t('map.allYears')}
          </TextButton>
        </div>
      </section>
    </>
  );
});
