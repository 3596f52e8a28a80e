import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { lists } from '../../../report/report-lists';
import { showBelowBars } from '../form/page/below-bars';
import { useReportChange, useReportField } from '../form/report-field';
import { ChosenSpecies } from './chosen-species';
import { GroupSpecies } from './group-species';
import { LazyFishKey } from './lazy-fish-key';
import { PhenotypeGrid } from './phenotype-grid';
import css from './species.module.css';
import { SpeciesSearch } from './species-search';
import { SureOfSpecies } from './sure-of-species';

/**
 * What is unfolded: only the answer, the search, the search with silhouettes or with the key by pictures, or the
 * species of the chosen group.
 */
type Unfolded = 'answer' | 'search' | 'pictures' | 'group' | 'key';

/** What is shown with the search. */
const SEARCHING: readonly Unfolded[] = ['search', 'pictures', 'key'];

/** Asks which species was eaten, by name or, if that is unknown, by silhouette. It folds to the answer. */
export const SpeciesField = observer(function SpeciesField() {
  const t = useT('ciguawatch');
  const specieId = useReportField('specie_id').value;
  const phenotypeId = useReportField('phenotype_id').value;
  const known = useReportField('specie_known').value;
  const change = useReportChange();
  const [unfolded, setUnfolded] = useState<Unfolded>('answer');
  const specie = specieId === null ? undefined : lists.specie(specieId);
  const phenotype = phenotypeId === null ? undefined : lists.phenotype(phenotypeId);
  const chosen = specie ?? phenotype;
  const answered = chosen !== undefined || known === false;
  const shown = answered || unfolded !== 'answer' ? unfolded : 'search';
  const { block, folds } = useFold();
  // The key proposes a species; whether it is the one stays the reporter's answer.
  const [isProposed, setProposed] = useState(false);

  const fold = (answers: Parameters<typeof change>[0]) => {
    change(answers);
    folds();
    setUnfolded('answer');
  };
  const takeSpecie = (id: number) => {
    setProposed(false);
    fold({ specie_id: id, phenotype_id: null, specie_known: true });
  };
  const takeProposed = (id: number) => {
    setProposed(true);
    fold({ specie_id: id, phenotype_id: null, specie_known: null });
  };
  const takePhenotype = (id: number) => fold({ specie_id: null, phenotype_id: id, specie_known: false });
  const clear = () => {
    change({ specie_id: null, phenotype_id: null, specie_known: null });
    setUnfolded('search');
  };
  const searching = SEARCHING.includes(shown);
  const inside = phenotype ? lists.species.filter((one) => one.phenotype_id === phenotype.id) : [];
  return (
    <FieldAnchor name="specie_id">
      <div ref={block} className={css.field}>
        {searching ? (
          <SpeciesSearch
            onSelect={({ kind, id }) => (kind === 'specie' ? takeSpecie(id) : takePhenotype(id))}
          />
        ) : (
          <span className={css.label}>{t('report.species')}</span>
        )}
        {chosen && (
          <ChosenSpecies specie={specie} phenotype={specie ? undefined : phenotype} onClear={clear} />
        )}
        {!searching && <SureOfSpecies isProposed={isProposed} />}
        {!chosen && !searching && <p className={css.help}>{t('report.fishUnknown')}</p>}
        <Ways shown={shown} hasSpecies={inside.length > 0} onUnfold={setUnfolded} />
        {shown === 'pictures' && (
          <PhenotypeGrid
            value={phenotypeId}
            onPhenotype={takePhenotype}
            onNone={() => fold({ specie_id: null, phenotype_id: null, specie_known: false })}
          />
        )}
        {shown === 'key' && <LazyFishKey onChoose={takeProposed} />}
        {shown === 'group' && <GroupSpecies species={inside} onSpecie={takeSpecie} onNone={() => fold({})} />}
      </div>
    </FieldAnchor>
  );
});

/** Buttons to change the answer: species of the group, search, or silhouettes. */
function Ways(props: { shown: Unfolded; hasSpecies: boolean; onUnfold: (next: Unfolded) => void }) {
  const t = useT('ciguawatch');
  const { shown, hasSpecies, onUnfold } = props;
  const isOpen = shown === 'pictures';
  const isKeyOpen = shown === 'key';
  const searching = SEARCHING.includes(shown);
  return (
    <div className={css.ways} data-ways>
      {shown === 'answer' && hasSpecies && (
        <Button icon="list-checks" onPress={() => onUnfold('group')}>
          {t('report.nameSpecies')}
        </Button>
      )}
      {!searching && (
        <Button icon="search" onPress={() => onUnfold('search')}>
          {t('report.changeSpecies')}
        </Button>
      )}
      {searching && (
        <Button icon="fish" onPress={() => onUnfold(isOpen ? 'search' : 'pictures')} aria-expanded={isOpen}>
          {t(isOpen ? 'report.closePictures' : 'report.unknownName')}
        </Button>
      )}
      {searching && (
        <Button icon="eye" onPress={() => onUnfold(isKeyOpen ? 'search' : 'key')} aria-expanded={isKeyOpen}>
          {t(isKeyOpen ? 'report.keyClose' : 'report.keyOpen')}
        </Button>
      )}
    </div>
  );
}

/** Folding removes the pressed element: scroll to the answer and focus the button below it. */
function useFold() {
  const block = useRef<HTMLDivElement>(null);
  const folding = useRef(false);
  useEffect(() => {
    if (!folding.current) return;
    folding.current = false;
    block.current?.querySelector<HTMLElement>('[data-ways] button')?.focus({ preventScroll: true });
    if (block.current && !viewport.wide) showBelowBars(block.current);
  });
  return {
    block,
    folds: () => {
      folding.current = true;
    },
  };
}
