import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { formatNumber, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { RelationLink } from '../links/relation-link';
import type { HomeFigures } from './figures/summary-store';
import css from './species-card.module.css';

/** Number of calendar years the server counts species in: the current one and three before. */
const YEARS = 4;

/** The species most often reported in the latest four years. */
export const SpeciesCard = observer(function SpeciesCard({ figures }: { figures: HomeFigures }) {
  const t = useT('shell');
  const lines = figures.summary.species.flatMap(({ specie_id: id, cases }) => {
    const specie = figures.species.find((one) => one.id === id);
    return specie ? [{ specie, cases }] : [];
  });
  const { place, year, species_left: left } = figures.summary;
  const here = figures.places[place];
  const years = t('home.years', { from: String(year - YEARS + 1), to: String(year) });
  const where = [here && placeName(here, readerLanguages()), years].filter(Boolean).join(', ');
  return (
    <Card
      title={t('home.topSpecies')}
      actions={<RelationLink rel="species">{t('home.allSpecies')}</RelationLink>}
    >
      <p className={css.where}>{where}</p>
      {lines.length === 0 && <p className={css.none}>{t('home.emptySpecies')}</p>}
      <ul>
        {lines.map(({ specie, cases }) => {
          const { local, common, scientific } = specieNames(specie, readerLanguages());
          const [own] = local;
          return (
            <li key={specie.id} className={css.item}>
              <RelationLink rel="specie" id={specie.id} className={css.line}>
                <Fish family={specie.family} className={css.fish} />
                <span className={css.names}>
                  {own && <b lang={own.lang.replace('_', '-')}>{own.value}</b>}
                  {own && common && ', '}
                  {common && (own ? common : <b>{common}</b>)}
                  <i className={css.scientific} lang="la">
                    {scientific}
                  </i>
                </span>
                <span className={css.count}>{t('home.casesCount', { count: cases })}</span>
              </RelationLink>
            </li>
          );
        })}
      </ul>
      {left && (
        <p className={css.left}>
          {t(`home.speciesLeft_${left.equal ? 'each' : 'most'}`, {
            count: left.count,
            each: formatNumber(left.each),
          })}
        </p>
      )}
    </Card>
  );
});
