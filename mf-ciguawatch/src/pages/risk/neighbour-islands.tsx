import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../places/names';
import { neighboursOf } from './neighbours';
import css from './page.module.css';

/** Largest number of neighbours listed. */
const MOST = 4;

/**
 * Islands nearby with reports, for an island without any: who fishes at an islet learns of its lagoon. Nothing where
 * there is no such island.
 */
export const NeighbourIslands = observer(function NeighbourIslands({
  island,
  fish,
  answer,
}: {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
}) {
  const t = useT('ciguawatch');
  const near = neighboursOf(collections.location.all(), island, answer.islands).slice(0, MOST);
  if (near.length === 0) return null;
  const param = fish.kind === 'specie' ? 'species' : 'phenotype';
  return (
    <div>
      <h3>{t('risk.near')}</h3>
      <ul className={css.near}>
        {near.map(({ island: id, km, count }) => (
          <li key={id}>
            <CrossLink to={`/ciguawatch/case/risk?island=${id}&${param}=${fish.id}`}>
              {locationName(id)}
            </CrossLink>
            {km !== null &&
              t('risk.nearKm', { km: formatNumber(Math.max(1, Math.round(km)), {}, language.code) })}
            {t('risk.nearReports', { count })}
          </li>
        ))}
      </ul>
    </div>
  );
});
