import { phenotypeLabel } from '@ciguawatch/shared/domain/text/species-names';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { lists } from '../../../stores/report-lists';
import { SpecieNamesText } from './specie-names-text';
import css from './species.module.css';

interface Props {
  value: number | null;
  onPhenotype: (id: number) => void;
  onSpecie: (id: number) => void;
}

/** The groups by their silhouettes; a phenotype chosen then shows its species, which may be left open. */
export const PhenotypeGrid = observer(function PhenotypeGrid({ value, onPhenotype, onSpecie }: Props) {
  const t = useT('ciguawatch');
  const name = useId();
  const inside = value === null ? [] : lists.species.filter((specie) => specie.phenotype_id === value);
  return (
    <div className={css.pictures}>
      <fieldset className={css.groups}>
        <legend className={css.label}>{t('report.groups')}</legend>
        {lists.phenotypes.map((phenotype) => (
          <label key={phenotype.id} className={css.group}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={phenotype.id === value}
              onChange={() => onPhenotype(phenotype.id)}
            />
            <Fish phenotypeSlug={phenotype.slug} family={phenotype.families[0]} size={84} />
            <span>{phenotypeLabel(phenotype, language.code)}</span>
          </label>
        ))}
      </fieldset>
      {inside.length > 0 && (
        <fieldset className={css.inside}>
          <legend className={css.label}>{t('report.isItOne')}</legend>
          <p className={css.help}>{t('report.isItOneHelp')}</p>
          <ul className={css.list}>
            {inside.map((specie) => (
              <li key={specie.id}>
                <button type="button" className={css.specie} onClick={() => onSpecie(specie.id)}>
                  <Fish family={specie.family} size={52} />
                  <SpecieNamesText specie={specie} />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
});
