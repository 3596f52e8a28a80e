import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
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
  onClear?: (() => void) | undefined;
}

/** The species or phenotype chosen, with its silhouette: a framed choice, or a line of the review without `onClear`. */
export function ChosenSpecies({ specie, phenotype, onClear }: Props) {
  const t = useT('ciguawatch');
  const page = specie ? `/fishbase/specie/${specie.id}` : phenotype && `/fishbase/phenotype/${phenotype.id}`;
  return (
    <div className={cx(css.chosen, !onClear && css.shown)}>
      <Fish family={specie?.family ?? phenotype?.families[0]} phenotypeSlug={phenotype?.slug} size={92} />
      {specie && <SpecieNamesText specie={specie} />}
      {phenotype && (
        <span className={css.names}>
          <b>{phenotypeLabel(phenotype, language.code)}</b>
          <span>{t('report.groupOnly')}</span>
        </span>
      )}
      {!onClear && page && (
        // In a tab of its own: the report stays where it is.
        <CrossLink to={page} target="_blank" className={css.page}>
          {t('report.productPage')}
          <VisuallyHidden> {t('report.newTab')}</VisuallyHidden>
        </CrossLink>
      )}
      {onClear && <IconButton icon="x" label={t('report.speciesRemove')} onPress={onClear} />}
    </div>
  );
}
