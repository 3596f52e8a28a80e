import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { levelText, noReportText, periodOf } from '@ciguawatch/shared/domain/statistics/risk-words';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { phenotypeName } from '../../places/names';
import { LevelComputed } from './computed/level-computed';
import { Level } from './level';
import css from './level.module.css';
import page from './page.module.css';
import { islandLevel, useRateText } from './place-level';
import { YearBars } from './year-bars';

interface LevelsProps {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
  years: readonly number[];
  /** Years in which no month was observed. */
  unobserved: readonly number[];
  /** Stands right below the level, or below both beside each other: a low level alone would pass for a promise. */
  warning: ReactNode;
}

/** The level of a species next to the level of its group. */
const Both = observer(function Both(props: LevelsProps & { group: RiskGroup }) {
  const { island, answer, group, years, unobserved } = props;
  const t = useT('ciguawatch');
  const { count } = answer;
  const none = noReportText(years, unobserved, t);
  const rateText = useRateText(island, years);
  const own = islandLevel(island, years, answer).level;
  const whole = islandLevel(island, years, group).level;
  const isUnrated = group.count > 0 && rateText(group) === '';
  return (
    <>
      <ul className={css.levels} aria-label={t('risk.levels')}>
        <li>
          <span className={css.of}>{t('risk.thisSpecies')}</span>
          <Level level={own}>{count === 0 ? none : levelText('specie', own, t)}</Level>
          {count > 0 && <span className={css.sum}>{t('risk.named', { count })}</span>}
          <RateLine text={count > 0 ? rateText(answer) : ''} />
        </li>
        <li>
          <CrossLink to={`/ciguawatch/case/risk?island=${island}&phenotype=${group.id}`} className={css.of}>
            {t('risk.itsGroup', { group: phenotypeName(group.id) })}
          </CrossLink>
          <Level level={whole}>{group.count === 0 ? none : levelText('phenotype', whole, t)}</Level>
          {group.count > 0 && (
            <span className={css.sum}>
              {t(count > 0 ? 'risk.groupWith' : 'risk.groupSum', { count: group.count })}
            </span>
          )}
          <RateLine text={group.count > 0 ? rateText(group) : ''} />
        </li>
      </ul>
      {props.warning}
      {isUnrated && <p className={css.sum}>{t('risk.noResidents')}</p>}
      {group.count > 0 && (
        <LevelComputed island={island} years={years} reported={count > 0 ? answer : group} />
      )}
    </>
  );
});

/** Text of the rate behind a level; renders nothing without a rate. */
const RateLine = ({ text }: { text: string }) =>
  text === '' ? null : <span className={css.sum}>{text}</span>;

type RiskGroup = NonNullable<RiskAnswer['group']>;

/** How often the fish is reported: a species beside its group, or a single level with its years. */
export const Levels = observer(function Levels(props: LevelsProps) {
  const { island, fish, answer, years, unobserved } = props;
  const t = useT('ciguawatch');
  const none = noReportText(years, unobserved, t);
  const rateText = useRateText(island, years);
  const { count, group } = answer;
  if (group) return <Both {...props} group={group} />;
  if (count === 0)
    return (
      <>
        <Level level="none">{none}</Level>
        {props.warning}
      </>
    );
  const { level } = islandLevel(island, years, answer);
  return (
    <>
      <div>
        <span className={css.of}>{t(fish.kind === 'specie' ? 'risk.thisSpecies' : 'risk.thisGroup')}</span>
        <Level level={level}>{levelText(fish.kind, level, t)}</Level>
      </div>
      {props.warning}
      <p className={page.count}>
        <b>{formatNumber(count)}</b>
        <span>
          {t('risk.reports', { count })}
          <br />
          {t('risk.period', periodOf(years))}
        </span>
      </p>
      <p className={css.sum}>{rateText(answer) || t('risk.noResidents')}</p>
      <LevelComputed island={island} years={years} reported={answer} />
      <YearBars years={answer.byYear} unobserved={unobserved} />
    </>
  );
});
