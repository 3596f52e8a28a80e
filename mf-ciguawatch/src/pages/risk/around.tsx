import type { FishChoice, RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { riskLevel } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { locationName, specieName } from '../../stores/names';
import { fishName } from '../case-map/filters/fish-search';
import { ShareBars } from '../case-map/popup/share-bars';
import css from './page.module.css';

export interface AroundProps {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
  years: readonly number[];
}

const SHOWN = 6;

/** This fish on other islands. */
export const Elsewhere = observer(function Elsewhere({ fish, answer, years }: AroundProps) {
  const t = useT('ciguawatch');
  const { elsewhere, elsewhereTotal } = answer;
  const shown = elsewhere.slice(0, SHOWN);
  const param = fish.kind === 'specie' ? 'species' : 'phenotype';
  return (
    <Card
      title={t('risk.elsewhere', { fish: fishName(fish) })}
      actions={<CrossLink to={`/ciguawatch/case/map?${param}=${fish.id}`}>{t('risk.map')}</CrossLink>}
    >
      {shown.length === 0 ? (
        <p className={css.quiet}>{t('risk.elsewhereNone')}</p>
      ) : (
        <>
          <ShareBars
            label={t('risk.elsewhere', { fish: fishName(fish) })}
            bars={shown.map(({ key, count }) => ({ key: String(key), label: locationName(key), count }))}
          />
          <p className={css.quiet}>
            {t('risk.islandsOf', {
              shown: formatNumber(shown.length),
              total: formatNumber(elsewhere.length),
              count: formatNumber(elsewhereTotal),
              from: String(years[0]),
              to: String(years.at(-1)),
            })}
          </p>
        </>
      )}
    </Card>
  );
});

/** Other species from this island. */
export const Others = observer(function Others({ island, answer }: AroundProps) {
  const t = useT('ciguawatch');
  return (
    <Card
      title={t('risk.others', { island: locationName(island) })}
      actions={<CrossLink to={`/ciguawatch/case/stats?island=${island}`}>{t('risk.all')}</CrossLink>}
    >
      {answer.others.length === 0 && <p className={css.quiet}>{t('risk.othersNone')}</p>}
      <ul className={css.others}>
        {answer.others.slice(0, SHOWN).map(({ key, count }) => {
          const specie = collections.specie.get(key);
          const phenotype = specie?.phenotype_id ? collections.phenotype.get(specie.phenotype_id) : undefined;
          return (
            <li key={key}>
              <Fish family={specie?.family} phenotypeSlug={phenotype?.slug} size={54} className={css.fish} />
              <span>
                <CrossLink to={`/ciguawatch/case/risk?island=${island}&species=${key}`}>
                  {specieName(key)}
                </CrossLink>
                <i>{specie?.name}</i>
              </span>
              <span className={css.times}>
                <b>{formatNumber(count)}</b>
                {t(`risk.short_${riskLevel(count)}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
});
