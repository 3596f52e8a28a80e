import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { observer } from 'mobx-react-lite';
import { lists } from '../../../report/report-lists';
import css from './species.module.css';

interface Props {
  value: number | null;
  onPhenotype: (id: number) => void;
  /** none of the groups, or unknown */
  onNone: () => void;
}

/**
 * The groups with their silhouettes. They are buttons and not radio buttons, because the first press answers
 * and folds the question.
 */
export const PhenotypeGrid = observer(function PhenotypeGrid({ value, onPhenotype, onNone }: Props) {
  const t = useT('ciguawatch');
  return (
    <fieldset className={css.inside}>
      <legend className={css.label}>{t('report.groups')}</legend>
      <div className={css.groups}>
        {lists.phenotypes.map((phenotype) => (
          <button
            key={phenotype.id}
            type="button"
            className={css.group}
            aria-pressed={phenotype.id === value}
            onClick={() => onPhenotype(phenotype.id)}
          >
            <Fish phenotypeSlug={phenotype.slug} family={phenotype.families[0]} size={84} />
            <span>{phenotypeLabel(phenotype, readerLanguages())}</span>
          </button>
        ))}
      </div>
      <Button icon="circle-help" onPress={onNone}>
        {t('report.noneOfThese')}
      </Button>
    </fieldset>
  );
});
