import { latestYears } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { PageData } from '@ciguawatch/shared/ui/page-data/page-data';
import { observer } from 'mobx-react-lite';
import { FollowIsland } from '../../follow/follow-island';
import { useLatestText } from '../../map-and-stats/latest-text';
import { locationName } from '../../places/names';
import { cases, currentMonths, stillCurrent } from '../../public-cases/cases';
import { useCases, useQuery } from '../../public-cases/cases-use';
import { EditorRows } from '../../public-cases/editor-rows';
import { AskForm } from './ask-form';
import { Findings } from './findings';
import { currentPair, knownPair, NO_PAIR, namesReady } from './known-pair';
import css from './page.module.css';
import { phenotypeOf } from './phenotype-of';
import { islandResidents } from './place-level';
import { usePair } from './use-pair';

export { riskTexts as texts } from '../../risk-texts';

/** The known part of the URL's pair, and whether something of it is unknown or still loading. */
function useKnownPair() {
  const [inAddress, ask] = usePair();
  const asked = currentPair(inAddress);
  const named = namesReady();
  const pair = named ? knownPair(asked) : NO_PAIR;
  return {
    pair,
    ask,
    /** The URL names an island or fish that the portal does not know. */
    unknown: named && (pair.island !== asked.island || pair.fish !== asked.fish),
    /** The URL names both, but their names are not yet on the device. */
    waiting: !named && asked.island !== null && asked.fish !== null,
  };
}

/** `/ciguawatch/case/risk`: reports of a fish from an island. */
export default observer(function RiskPage() {
  const t = useT('ciguawatch');
  useCases();
  const { pair, ask, unknown, waiting } = useKnownPair();
  const { island, fish } = pair;
  const isChosen = island !== null && fish !== null;
  const years = latestYears(homeMonth().year);
  const { version } = cases;
  const answer = useQuery(
    'risk',
    cases.loaded && isChosen
      ? {
          island,
          fish,
          years,
          phenotype: phenotypeOf(fish),
          counted: islandResidents(island, years)?.islands,
        }
      : null,
    version,
  );
  const outbreaks = useQuery('outbreaks', { now: currentMonths(collections.location.all()) }, version);
  const inAlert = stillCurrent(outbreaks ?? []).some((one) => one.island === island);
  const latest = useLatestText(useQuery('latestMonth', cases.loaded ? {} : null, version)?.latest ?? null);
  const { state } = collections.case;
  return (
    <div className={css.page} data-cases-state={state}>
      <title>{t('risk.title')}</title>
      <h1>{t('risk.title')}</h1>
      <p className={css.lead}>{t('risk.lead')}</p>
      <EditorRows />
      <AskForm key={JSON.stringify(pair)} pair={pair} onAsk={ask} />
      {state === 'error' && (
        <ErrorState title={t('map.error')} detail={t('map.errorHelp')} onRetry={() => void cases.ensure()} />
      )}
      {unknown && (
        <p className={css.quiet} role="status">
          {t('risk.unknown')}
        </p>
      )}
      {!waiting && !isChosen && <p className={css.quiet}>{t('risk.chooseBoth')}</p>}
      {(waiting || isChosen) && state !== 'error' && !answer && (
        <Loading label={t('map.loading')}>
          <Skeleton height={300} />
        </Loading>
      )}
      {answer && isChosen && (
        <Findings island={island} fish={fish} answer={answer} years={years} inAlert={inAlert} />
      )}
      <div className={css.foot}>
        <span>{t('risk.report')}</span>
        <LinkButton size="sm" to="/ciguawatch/case/report/new">
          {t('risk.reportOne')}
        </LinkButton>
        <CrossLink to="/ciguawatch/methods#risk">{t('risk.how')}</CrossLink>
      </div>
      {isChosen && <FollowIsland island={island} name={locationName(island)} />}
      {isChosen && (
        <PageData title={locationName(island)} plain={`/island/${island}`} card={`/embed/island/${island}`} />
      )}
      <DataAge latest={latest} answered={answer !== null} />
    </div>
  );
});

/** Date of the data, and a key to the rings of the map. */
const DataAge = observer(function DataAge({ latest, answered }: { latest: string; answered: boolean }) {
  const t = useT('ciguawatch');
  const { refreshedAt } = collections.case;
  if (refreshedAt === null) return null;
  return (
    <p className={css.age}>
      {cases.loaded && `${latest}. `}
      {/* The answer already gives the date, below the observed period. */}
      {!answered && `${t('risk.data', { date: formatInstant(refreshedAt) })} `}
      {answered && <span className={css.rings}>{t('risk.rings')}</span>}
    </p>
  );
});
