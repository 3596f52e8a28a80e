import { observedPeriod } from '@ciguawatch/shared/domain/statistics/coverage';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { homeMonth } from '../../stores/cases';
import { locationName, phenotypeName } from '../../stores/names';
import css from './page.module.css';

interface Props {
  island: number;
  answer: RiskAnswer;
  years: readonly number[];
}

/**
 * What stands beside the answer for one fish, so that it does not reassure falsely: all reports of the
 * island, those of the fish's group, those that do not name the fish, and when anybody observed at all.
 */
export const IslandLines = observer(function IslandLines({ island, answer, years }: Props) {
  const t = useT('ciguawatch');
  const country = collections.location.get(island)?.country;
  const now = homeMonth();
  const seen = observedPeriod(collections.coverage.all(), country ? [country] : [], now);
  const month = ({ year, month: at }: { year: number; month: number }) =>
    formatMonth(at, year, 'long', language.code);
  const { islandTotal, unnamed, phenotype } = answer;
  const period = { from: String(years[0]), to: String(years.at(-1)) };
  return (
    <ul className={css.lines}>
      <li>{t('risk.islandTotal', { count: islandTotal, island: locationName(island), ...period })}</li>
      {phenotype && phenotype.count > 0 && (
        <li>{t('risk.phenotypeHere', { count: phenotype.count, phenotype: phenotypeName(phenotype.id) })}</li>
      )}
      {unnamed > 0 && <li>{t('risk.unnamed', { count: unnamed })}</li>}
      <li>
        {seen ? t('risk.observed', { from: month(seen.from), to: month(seen.until) }) : t('risk.unobserved')}
      </li>
    </ul>
  );
});
