import {
  type FishChoice,
  type RiskAnswer,
  riskLevel,
} from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatMonth, formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { locationName } from '../../stores/names';
import { fishName } from '../case-map/filters/fish-search';
import { Elsewhere, Others } from './around';
import { IslandLines } from './island-lines';
import { Level } from './level';
import css from './page.module.css';
import { YearBars } from './year-bars';

const RiskMap = lazy(() => import('./risk-map').then((module) => ({ default: module.RiskMap })));

export interface FindingsProps {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
  years: readonly number[];
  inAlert: boolean;
}

function Warning({ none = false }: { none?: boolean }) {
  const t = useT('ciguawatch');
  return (
    <Banner tone="caution" title={t('risk.warningTitle')}>
      {t(none ? 'risk.warningNone' : 'risk.warning')}
    </Banner>
  );
}

/** What was reported of the pair; with nothing reported the warning comes inside the answer. */
export const Findings = observer(function Findings(props: FindingsProps) {
  const { island, fish, answer, years, inAlert } = props;
  const t = useT('ciguawatch');
  const title = useRef<HTMLHeadingElement>(null);
  const pair = `${island} ${fish.kind} ${fish.id}`;
  const announced = useRef(pair);
  // A new question moves the focus to its answer; the page's own opening does not.
  useEffect(() => {
    if (announced.current !== pair) title.current?.focus({ preventScroll: true });
    announced.current = pair;
  }, [pair]);
  const { count, byYear, last } = answer;
  const period = { from: String(years[0]), to: String(years.at(-1)) };
  return (
    <>
      <Card className={css.answer}>
        <div className={css.findings}>
          <h2 ref={title} tabIndex={-1}>
            {t('risk.pair', { fish: fishName(fish), island: locationName(island) })}
          </h2>
          {count === 0 ? (
            <>
              <Level level="none">{t('risk.noReport', period)}</Level>
              <Warning none />
            </>
          ) : (
            <>
              <Level level={riskLevel(count)}>{t(`risk.level_${riskLevel(count)}`)}</Level>
              <p className={css.count}>
                <b>{formatNumber(count)}</b>
                <span>
                  {t('risk.reports', { count })}
                  <br />
                  {t('risk.period', period)}
                </span>
              </p>
              <YearBars years={byYear} />
            </>
          )}
          <IslandLines island={island} answer={answer} years={years} />
          <p>
            {last && t('risk.last', { month: formatMonth(last.month, last.year, 'long', language.code) })}{' '}
            {inAlert && (
              <>
                <CrossLink to={`/ciguawatch/case/map?island=${island}`}>
                  {t('risk.alert', { island: locationName(island) })}
                </CrossLink>
                , {t('risk.alertAll')}
              </>
            )}
          </p>
        </div>
        <div className={css.mapBox}>
          <Suspense fallback={<div className={css.map} />}>
            <RiskMap island={island} answer={answer} inAlert={inAlert} />
          </Suspense>
        </div>
      </Card>
      {count > 0 && <Warning />}
      <div className={css.around}>
        <Elsewhere {...props} />
        <Others {...props} />
      </div>
    </>
  );
});
