import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { frenchGenitive } from '@ciguawatch/shared/domain/text/french-genitive';
import { formatNumber, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { OmittedEntriesLine } from '../../map-and-stats/omitted-entries-line';
import { locationName } from '../../places/names';
import { fishKey, fishName } from '../case-map/filters/fish-search';
import { ShareBars } from '../case-map/popup/share-bars';
import css from './page.module.css';
import { islandLevel } from './place-level';

interface AroundProps {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
  years: readonly number[];
}

/** Lines shown, and with those equal to the last of them; a line tells of the remaining ones. */
const LINES = { wanted: 6, most: 10 };

const countOf = ({ count }: { count: number }) => count;

/** Reports of the chosen fish on other islands. */
export const OtherIslands = observer(function OtherIslands({ fish, answer, years }: AroundProps) {
  const t = useT('ciguawatch');
  const { elsewhere, elsewhereTotal } = answer;
  const shown = leadingEntries(elsewhere, countOf, LINES.wanted, LINES.most);
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
          <OmittedEntriesLine
            of="islands_"
            className={css.quiet}
            left={entriesLeft(elsewhere, countOf, shown)}
          />
          <p className={css.quiet}>
            {t('risk.reportsAll', {
              count: elsewhereTotal,
              from: String(years[0]),
              to: String(years.at(-1)),
            })}
          </p>
        </>
      )}
    </Card>
  );
});

/** Drawing and name of a fish; for a species also the scientific name. */
const FishLine = observer(function FishLine({ island, fish }: Pick<AroundProps, 'island' | 'fish'>) {
  const t = useT('ciguawatch');
  const specie = fish.kind === 'specie' ? collections.specie.get(fish.id) : undefined;
  const group = fish.kind === 'specie' ? specie?.phenotype_id : fish.id;
  const phenotype = group ? collections.phenotype.get(group) : undefined;
  const param = fish.kind === 'specie' ? 'species' : 'phenotype';
  return (
    <>
      <Fish
        species={specie?.slug}
        family={specie?.family}
        phenotypeSlug={phenotype?.slug}
        size={54}
        className={css.fish}
      />
      <span>
        <CrossLink to={`/ciguawatch/case/risk?island=${island}&${param}=${fish.id}`}>
          {fishName(fish)}
        </CrossLink>
        {specie ? <i>{specie.name}</i> : <small>{t('risk.groupOnly')}</small>}
      </span>
    </>
  );
});

/** Other fish reported from this island, and how many reports name no fish. */
export const Others = observer(function Others({ island, answer, years }: AroundProps) {
  const t = useT('ciguawatch');
  const { others, parts } = answer;
  const shown = leadingEntries(others, countOf, LINES.wanted, LINES.most);
  return (
    <Card
      title={t('risk.others', { island: frenchGenitive(locationName(island), readerLanguages()) })}
      actions={<CrossLink to={`/ciguawatch/case/stats?island=${island}`}>{t('risk.all')}</CrossLink>}
    >
      <ul className={css.others}>
        {shown.map(({ fish, count, withResidents }) => (
          <li key={fishKey(fish)}>
            <FishLine island={island} fish={fish} />
            <span className={css.times}>
              <b>{formatNumber(count)}</b>
              {t(`risk.short_${islandLevel(island, years, { count, withResidents }).level}`)}
            </span>
          </li>
        ))}
      </ul>
      <OmittedEntriesLine className={css.quiet} left={entriesLeft(others, countOf, shown)} />
      <p className={css.quiet}>
        {t('risk.othersSum', { count: parts.other })} {t('risk.othersHidden', { count: parts.unnamed })}
      </p>
    </Card>
  );
});
