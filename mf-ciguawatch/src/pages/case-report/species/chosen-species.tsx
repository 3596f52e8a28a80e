import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { groupName } from '../labels/species-names';
import { SpecieNamesText } from './specie-names-text';
import css from './species.module.css';

interface Props {
  specie?: Specie | undefined;
  group?: Phenotype | undefined;
  onClear?: (() => void) | undefined;
}

/** The species or group chosen, with its silhouette: a framed choice, or a line of the review without `onClear`. */
export function ChosenSpecies({ specie, group, onClear }: Props) {
  const t = useT('ciguawatch');
  return (
    <div className={cx(css.chosen, !onClear && css.shown)}>
      <Fish family={specie?.family ?? group?.families[0]} phenotypeSlug={group?.slug} size={92} />
      {specie && <SpecieNamesText specie={specie} />}
      {group && (
        <span className={css.names}>
          <b>{groupName(group, language.code)}</b>
          <span>{t('report.groupOnly')}</span>
        </span>
      )}
      {onClear && <IconButton icon="x" label={t('report.speciesRemove')} onPress={onClear} />}
    </div>
  );
}
