import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import { SpecieNamesText } from './specie-names-text';
import css from './species.module.css';

interface Props {
  specie?: Specie | undefined;
  phenotype?: Phenotype | undefined;
  /** removes the choice; without it the component is a line of the review */
  onClear?: (() => void) | undefined;
}

/** The chosen species or group with its silhouette. */
export function ChosenSpecies({ specie, phenotype, onClear }: Props) {
  const t = useT('ciguawatch');
  const page = specie ? `/fishbase/specie/${specie.id}` : phenotype && `/fishbase/phenotype/${phenotype.id}`;
  return (
    <div className={cx(css.chosen, !onClear && css.shown)}>
      <Fish
        species={specie?.slug}
        family={specie?.family ?? phenotype?.families[0]}
        phenotypeSlug={phenotype?.slug}
        size={92}
      />
      {specie && <SpecieNamesText specie={specie} />}
      {phenotype && (
        <span className={css.names}>
          <b>{phenotypeLabel(phenotype, readerLanguages())}</b>
          <span>{t('report.groupOnly')}</span>
        </span>
      )}
      {!onClear && page && (
        // Opens in a new tab, so that the report stays open.
        <CrossLink to={page} target="_blank" className={css.page}>
          {t('report.productPage')}
          <VisuallyHidden> {t('report.newTab')}</VisuallyHidden>
        </CrossLink>
      )}
      {onClear && <IconButton icon="x" label={t('report.speciesRemove')} onPress={onClear} />}
    </div>
  );
}
