import { SAMPLING_FIELDS } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { TriState } from '@ciguawatch/shared/ui/fields/tri-state';
import { observer } from 'mobx-react-lite';
import { algaeSpecies } from '../../../algae/tracking';
import css from '../report.module.css';
import type { SpeciesValues } from '../values';
import { NumberAsk } from './number-ask';
import { OtherFields } from './other-fields';

interface Props {
  one: SpeciesValues;
  number: number;
  change: (part: Partial<SpeciesValues>) => void;
  onValidity: (field: string, valid: boolean) => void;
  onRemove?: () => void;
}

/** One species: name, cells per gram, toxicity test, and whether it may be toxic. */
export const SpeciesRow = observer(function SpeciesRow({ one, number, change, onValidity, onRemove }: Props) {
  const t = useT('algae');
  const options = [...algaeSpecies.all()]
    .sort((a, b) => (a.as_name < b.as_name ? -1 : 1))
    .map(({ id, as_name }) => ({ id: String(id), label: as_name }));
  return (
    <fieldset className={css.one}>
      <legend>{t('form.speciesNumber', { number })}</legend>
      <div className={css.pair}>
        <Select
          label={t('field.at_species')}
          placeholder={t('form.notIdentified')}
          options={options}
          value={one.species === null ? null : String(one.species)}
          onChange={(id) => {
            const chosen = id === null ? undefined : algaeSpecies.get(Number(id));
            // The name that a file gave belongs to the species that it was read as. Proposes the toxicity known for the species; an unknown one leaves the answer as it is.
            const toxic = chosen?.potentially_toxic ?? one.toxic;
            change({
              species: id === null ? null : Number(id),
              toxic,
              more: { ...one.more, identification: null },
            });
          }}
        />
        <NumberAsk
          field="at_cells_nb"
          value={one.cells}
          onChange={(cells) => change({ cells })}
          onValidity={(ok) => onValidity(`cells ${one.uuid}`, ok)}
        />
        <TextField
          label={t('field.at_toxicity_data')}
          value={one.test}
          maxLength={SAMPLING_FIELDS.at_toxicity_data.max}
          onChange={(test) => change({ test })}
        />
        <TriState
          label={t('field.at_dino_identification')}
          value={one.toxic}
          onChange={(toxic) => change({ toxic })}
        />
        <OtherFields
          of="species"
          within={one.uuid}
          answers={one.more}
          onChange={(more) => change({ more })}
          onValidity={onValidity}
        />
      </div>
      {onRemove && (
        <Button size="sm" variant="quiet" icon="trash" onPress={onRemove}>
          {t('form.removeSpecies', { number })}
        </Button>
      )}
    </fieldset>
  );
});
