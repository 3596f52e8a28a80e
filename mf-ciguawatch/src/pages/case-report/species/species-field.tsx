import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lists } from '../../../stores/report-lists';
import { useReportChange, useReportField } from '../form/report-field';
import { ChosenSpecies } from './chosen-species';
import { PhenotypeGrid } from './phenotype-grid';
import css from './species.module.css';
import { SpeciesSearch } from './species-search';

/** What was eaten: found by name, or by its picture when the name is not known. */
export const SpeciesField = observer(function SpeciesField() {
  const t = useT('ciguawatch');
  const specieId = useReportField('specie_id').value;
  const phenotypeId = useReportField('phenotype_id').value;
  const change = useReportChange();
  const [byPicture, setByPicture] = useState(false);
  const [searching, setSearching] = useState(false);
  const specie = specieId === null ? undefined : lists.specie(specieId);
  const phenotype = phenotypeId === null ? undefined : lists.phenotype(phenotypeId);

  const takeSpecie = (id: number) => {
    change({ specie_id: id, phenotype_id: null, specie_known: true });
    setByPicture(false);
    setSearching(false);
  };
  const takePhenotype = (id: number) => change({ specie_id: null, phenotype_id: id, specie_known: false });
  const clear = () => change({ specie_id: null, phenotype_id: null, specie_known: null });
  const chosen = specie ?? phenotype;
  const showSearch = !chosen || searching;
  return (
    <FieldAnchor name="specie_id" className={css.field}>
      {showSearch && <SpeciesSearch onSelect={takeSpecie} />}
      {!showSearch && <span className={css.label}>{t('report.species')}</span>}
      {chosen && <ChosenSpecies specie={specie} phenotype={specie ? undefined : phenotype} onClear={clear} />}
      <div className={css.ways}>
        {chosen && !searching && (
          <Button icon="search" onPress={() => setSearching(true)}>
            {t('report.otherSpecies')}
          </Button>
        )}
        <Button icon="fish" onPress={() => setByPicture(!byPicture)} aria-expanded={byPicture}>
          {t(byPicture ? 'report.closePictures' : 'report.unknownName')}
        </Button>
      </div>
      {byPicture && <PhenotypeGrid value={phenotypeId} onPhenotype={takePhenotype} onSpecie={takeSpecie} />}
    </FieldAnchor>
  );
});
