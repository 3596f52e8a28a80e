import { makeIsObserved, observedSpans } from '@ciguawatch/shared/domain/statistics/coverage';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { unobservedYears, warningOf } from '@ciguawatch/shared/domain/statistics/risk-words';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { frenchGenitive } from '@ciguawatch/shared/domain/text/french-genitive';
import { formatMonth, language, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { locationName } from '../../places/names';
import { basisSentence } from '../../public-cases/basis';
import { officialText } from '../../public-cases/official';
import { fishName } from '../case-map/filters/fish-search';
import { IslandParts } from './island-parts';
import { Levels } from './levels';
import { NeighbourIslands } from './neighbour-islands';
import { ObservedPeriod } from './observed';
import { OtherIslands, Others } from './other-islands';
import css from './page.module.css';
import { islandLevel } from './place-level';
import { Evidence } from './tests/evidence';

const RiskMap = lazy(() => import('./risk-map').then((module) => ({ default: module.RiskMap })));

interface FindingsProps {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
  years: readonly number[];
  inAlert: boolean;
}

/** Warns about what the numbers leave out; without reports also that reports without a fish may hide some. */
const Warning = observer(function Warning({
  island,
  answer,
  years,
}: Pick<FindingsProps, 'island' | 'answer' | 'years'>) {
  const t = useT('ciguawatch');
  const { title, text } = warningOf(
    answer,
    islandLevel(island, years, answer).level,
    frenchGenitive(locationName(island), readerLanguages()),
    t,
  );
  return (
    <Banner tone="caution" title={title}>
      {text}
    </Banner>
  );
});

/**
 * Observed and unobserved spans of the island; null until the coverage is loaded. Call it inside an observer.
 */
function spansOf(island: number, years: readonly number[]) {
  const { coverage, location } = collections;
  const country = location.get(island)?.country;
  if (coverage.state !== 'ready' && coverage.state !== 'stale') return null;
  const now = homeMonth();
  return observedSpans(years, makeIsObserved(coverage.all(), country ? [{ country, island }] : [], now), now);
}

/** What was reported of a fish from an island. The warning is part of the level. */
export const Findings = observer(function Findings(props: FindingsProps) {
  const { island, fish, answer, years, inAlert } = props;
  const t = useT('ciguawatch');
  const d = useT('domain');
  const title = useRef<HTMLHeadingElement>(null);
  const pair = `${island} ${fish.kind} ${fish.id}`;
  const announced = useRef(pair);
  // Focus moves to the answer of a new question, but stays on the page when it opens with one.
  useEffect(() => {
    if (announced.current !== pair) title.current?.focus({ preventScroll: true });
    announced.current = pair;
  }, [pair]);
  const { last } = answer;
  const place = locationName(island);
  const spans = spansOf(island, years);
  const unobserved = unobservedYears(years, spans);
  // Without reports and without an observer nothing is known, so the list of the island's fish would falsely
  // say "none".
  const isSilent = unobserved.length === years.length && answer.islandTotal === 0;
  return (
    <>
      <Card className={css.answer}>
        <div className={css.findings}>
          <h2 ref={title} tabIndex={-1}>
            {t('risk.pair', { fish: fishName(fish), island: frenchGenitive(place, readerLanguages()) })}
          </h2>
          <Levels
            {...{ island, fish, answer, years, unobserved }}
            warning={<Warning island={island} answer={answer} years={years} />}
          />
          {answer.islandTotal === 0 && <NeighbourIslands island={island} fish={fish} answer={answer} />}
          {!isSilent && <IslandParts island={island} fish={fish} answer={answer} />}
          {(last || inAlert) && (
            <p>
              {last && t('risk.last', { month: formatMonth(last.month, last.year, 'long', language.code) })}{' '}
              {inAlert && (
                <>
                  <CrossLink to={`/ciguawatch/case/map?island=${island}`}>
                    {t('risk.alert', { island: place })}
                  </CrossLink>
                  , {t('risk.alertAll')}
                </>
              )}
            </p>
          )}
          <p className={css.basis}>
            {basisSentence({ based: answer.islandTotal, left: 0, withheld: false }, d)}{' '}
            {officialText({ islands: [island] }, years)}
          </p>
        </div>
        <div className={css.beside}>
          <div className={css.mapBox}>
            <Suspense fallback={<div className={css.map} />}>
              <RiskMap island={island} answer={answer} years={years} inAlert={inAlert} />
            </Suspense>
          </div>
          {spans && <ObservedPeriod island={island} latest={answer.islandLast} years={years} spans={spans} />}
        </div>
      </Card>
      <Evidence island={island} fish={fish} />
      <div className={css.around}>
        <OtherIslands {...props} />
        {!isSilent && <Others {...props} />}
      </div>
    </>
  );
});
