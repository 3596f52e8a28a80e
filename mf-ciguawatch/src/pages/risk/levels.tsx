import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { type RiskAnswer, riskLevel } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { numbersOfPlace } from '../../places/country-numbers';
import { phenotypeName } from '../../places/names';
import { Level } from './level';
import css from './level.module.css';
import page from './page.module.css';
import { YearBars } from './year-bars';

interface LevelsProps {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
  years: readonly number[];
  /** years of which no month was observed */
  unobserved: readonly number[];
}

/** How often the species is reported beside how often its group is. */
const Both = observer(function Both(props: LevelsProps & { group: Group }) {
  const { island, answer, group, years, unobserved } = props;
  const t = useT('ciguawatch');
  const { count } = answer;
  const none = useNone(years, unobserved);
  return (
    <ul className={css.levels} aria-label={t('risk.levels')}>
      <li>
        <span className={css.of}>{t('risk.thisSpecies')}</span>
        <Level level={riskLevel(count, numbersOfPlace(island))}>
          {count === 0 ? none : t(`risk.species_${riskLevel(count, numbersOfPlace(island))}`)}
        </Level>
        {count > 0 && <span className={css.sum}>{t('risk.named', { count })}</span>}
      </li>
      <li>
        <CrossLink to={`/ciguawatch/case/risk?island=${island}&phenotype=${group.id}`} className={css.of}>
          {t('risk.itsGroup', { group: phenotypeName(group.id) })}
        </CrossLink>
        <Level level={riskLevel(group.count, numbersOfPlace(island))}>
          {group.count === 0 ? none : t(`risk.level_${riskLevel(group.count, numbersOfPlace(island))}`)}
        </Level>
        {group.count > 0 && (
          <span className={css.sum}>
            {t(count > 0 ? 'risk.groupWith' : 'risk.groupSum', { count: group.count })}
          </span>
        )}
      </li>
    </ul>
  );
});

type Group = NonNullable<RiskAnswer['group']>;

/** What is said where nothing was reported: that nothing was, or that nobody observed. */
function useNone(years: readonly number[], unobserved: readonly number[]): string {
  const t = useT('ciguawatch');
  const period = { from: String(years[0]), to: String(years.at(-1)) };
  return t(unobserved.length === years.length ? 'risk.notObserved' : 'risk.noReport', period);
}

/** How often the fish is reported: a species with its group, or one level with its years. */
export const Levels = observer(function Levels(props: LevelsProps) {
  const { island, fish, answer, years, unobserved } = props;
  const t = useT('ciguawatch');
  const none = useNone(years, unobserved);
  const { count, group } = answer;
  if (group) return <Both {...props} group={group} />;
  if (count === 0) return <Level level="none">{none}</Level>;
  const words = fish.kind === 'specie' ? 'species' : 'level';
  return (
    <>
      <div>
        <span className={css.of}>{t(fish.kind === 'specie' ? 'risk.thisSpecies' : 'risk.thisGroup')}</span>
        <Level level={riskLevel(count, numbersOfPlace(island))}>
          {t(`risk.${words}_${riskLevel(count, numbersOfPlace(island))}`)}
        </Level>
      </div>
      <p className={page.count}>
        <b>{formatNumber(count)}</b>
        <span>
          {t('risk.reports', { count })}
          <br />
          {t('risk.period', { from: String(years[0]), to: String(years.at(-1)) })}
        </span>
      </p>
      <YearBars years={answer.byYear} unobserved={unobserved} />
    </>
  );
});
