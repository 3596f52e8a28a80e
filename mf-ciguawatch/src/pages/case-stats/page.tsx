import { emptyFileText } from '@ciguawatch/shared/domain/text/files/empty-file';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useHandOver } from '@ciguawatch/shared/runtime/page/use-hand-over';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { PageData } from '@ciguawatch/shared/ui/page-data/page-data';
import { observer } from 'mobx-react-lite';
import { speciesOf, useAlerts } from '../../map-and-stats/use-alerts';
import { useMaker } from '../../map-and-stats/use-maker';
import { usePrintVersion } from '../../map-and-stats/use-print-version';
import { basisSentence } from '../../public-cases/basis';
import { cases } from '../../public-cases/cases';
import { filterOf, yearsOf } from '../../public-cases/cases-choice';
import { useCases, useChoice, useQuery } from '../../public-cases/cases-use';
import { countryQuery } from '../../public-cases/country-query';
import { EditorRows } from '../../public-cases/editor-rows';
import { officialText } from '../../public-cases/official';
import { useYearsText } from '../case-map/filters/years-text';
import { CopyLink } from '../figures/copy-link';
import { useChartExport } from '../figures/use-chart-export';
import { Charts, type StatsProps } from './charts';
import { defaultChoice } from './default-choice';
import { StatsFilters } from './filters/stats-filters';
import { type RowsFormat, StatsHead } from './head/stats-head';
import { JumpList } from './jump-list';
import { Kpis } from './kpis';
import { Lead } from './lead';
import { NoFigures } from './no-figures';
import { OutcomeFigure } from './outcome-figure';
import css from './page.module.css';
import { RecoveryFigure } from './recovery-figure';
import { SilentNote } from './silent-note';

export { statsTexts as texts } from '../../stats-texts';

/** Key figures and charts. On a phone the first chart comes before what leads to the others. */
const Figures = observer(function Figures(props: StatsProps) {
  const { figures, choice, yearsText } = props;
  const { wide } = viewport;
  const overview = (
    <>
      <JumpList />
      <Kpis figures={figures} years={yearsText} />
      <SilentNote choice={choice} />
    </>
  );
  return (
    <>
      {wide ? overview : <Lead figures={figures} choice={choice} years={yearsText} />}
      <Charts {...props}>{!wide && overview}</Charts>
    </>
  );
});

const loadPaper = () => import('../figures/paper/stats-paper');
const loadPdf = () => import('../figures/paper/stats-pdf');

/** `/ciguawatch/case/stats`: statistics of the reports, with their filters in the URL. */
export default observer(function CaseStatsPage() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  useCases();
  useHandOver();
  const [choice, change] = useChoice(defaultChoice());
  const year = homeMonth().year;
  const { version } = cases;
  const alerts = useAlerts(choice, version);
  const filter = filterOf(choice, year, { alerts: alerts.meant, speciesOf });
  const figures = useQuery('statistics', cases.loaded ? { filter } : null, version);
  const years = useQuery('years', cases.loaded ? { filter } : null, version);
  const yearsText = useYearsText(choice, year);
  const { state } = collections.case;
  const [Paper, print] = usePrintVersion(loadPaper);
  const pdf = useMaker(loadPdf, t('stats.noPdf'));
  const away = useChartExport(choice, figures?.latest ?? null)();

  const saveRows = async (format: RowsFormat) => {
    const ids = (await cases.ask('ids', { filter })) ?? [];
    const rows = ids.map((id) => cases.row(id)).filter((row) => row !== undefined);
    if (rows.length === 0) return toasts.warning(emptyFileText(readerLanguages()));
    const [{ saveRowsFile }, said] = await Promise.all([import('../figures/save-rows'), away.about()]);
    const basis = [
      basisSentence({ based: rows.length, left: 0, withheld: false }, d),
      officialText(choice, yearsOf(choice, homeMonth().year)),
    ]
      .filter(Boolean)
      .join(' ');
    await saveRowsFile(rows, format, { name: t('stats.fileCases'), title: t('stats.title'), basis, said });
  };

  return (
    <div className={css.page} data-cases-state={state}>
      <StatsHead
        copy={<CopyLink choice={choice} />}
        onCopy={() => away.link.onCopy()}
        share={away.link.share}
        pdf={{ busy: pdf.busy, isDisabled: !figures?.reports, onPress: pdf.start }}
        onPrint={print}
        onRows={(format) => void saveRows(format)}
      />
      <StatsFilters
        choice={choice}
        onChange={change}
        years={years ?? []}
        currentYear={year}
        shown={figures?.reports ?? null}
        latest={figures ? figures.latest : undefined}
      />
      <EditorRows />
      {state === 'error' && (
        <ErrorState title={t('map.error')} detail={t('map.errorHelp')} onRetry={() => void cases.ensure()} />
      )}
      {figures ? (
        figures.reports === 0 ? (
          <NoFigures choice={choice} onClear={() => change(defaultChoice())} />
        ) : (
          <>
            <Figures figures={figures} choice={choice} filter={filter} yearsText={yearsText} />
            <RecoveryFigure choice={choice} />
            {figures.editors && <OutcomeFigure choice={choice} />}
            <p className={css.counts}>{t('stats.counts')}</p>
            <CrossLink to="/ciguawatch/case/bulletins" className={css.bulletins}>
              {t('stats.bulletins')}
            </CrossLink>
            <CrossLink to="/ciguawatch/methods" className={css.bulletins}>
              {t('stats.how')}
            </CrossLink>
            <PageData
              title={t('stats.title')}
              plain="/plain/stats"
              query={countryQuery(choice)}
              card="/embed/stats"
            />
            {Paper && <Paper figures={figures} choice={choice} filter={filter} yearsText={yearsText} />}
            {pdf.Maker && (
              <pdf.Maker
                figures={figures}
                choice={choice}
                filter={filter}
                yearsText={yearsText}
                onDone={pdf.onDone}
              />
            )}
          </>
        )
      ) : (
        state !== 'error' && (
          <Loading label={t('map.loading')}>
            <Skeleton height={96} />
            <div className={css.grid}>
              <Skeleton height={320} />
            </div>
          </Loading>
        )
      )}
    </div>
  );
});
