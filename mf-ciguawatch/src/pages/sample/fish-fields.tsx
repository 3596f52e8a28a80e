import { isOfMeal, ORIGINS, TISSUES } from '@ciguawatch/shared/domain/codes/sample-choices';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { countryName, locationName, phenotypeName, specieName } from '../../places/names';
import css from '../../samples/samples.module.css';
import { findFish, fishKey, fishLine } from '../case-map/filters/fish-search';
import { PlaceSearch } from '../case-map/filters/place-search';
import type { SampleValues } from './values';

/** Props of the fields, which edit a part of the sample. */
interface Props {
  values: SampleValues;
  /** whether the sample is stored already, so that its country stays */
  isStored: boolean;
  change: (part: Partial<SampleValues>) => void;
  onValidity: (field: string, valid: boolean) => void;
}

/** Fields of the fish: code, species, place, size, origin and, for a fish of a meal, its case. */
export const FishFields = observer(function FishFields({ values, isStored, change, onValidity }: Props) {
  const t = useT('samples');
  const countries = session.user?.profile.manage_countries ?? [];
  const text = (field: 'code' | 'species_text' | 'caught_on', help?: string) => (
    <TextField
      label={t(`field.${field}`)}
      help={help}
      value={values[field] ?? ''}
      maxLength={field === 'species_text' ? 120 : 60}
      autoComplete="off"
      spellCheck={false}
      onChange={(next) => change({ [field]: next })}
    />
  );
  const number = (field: 'length_cm' | 'weight_g' | 'case_id', unit?: string) => (
    <NumberField
      label={t(`field.${field}`)}
      unit={unit}
      min={0}
      value={values[field]}
      onChange={(next) => change({ [field]: next })}
      onValidity={(valid) => onValidity(field, valid)}
    />
  );
  return (
    <div className={css.fields}>
      {text('code')}
      <Select
        label={t('field.country')}
        noEmpty
        isDisabled={isStored}
        options={countries.map((id) => ({ id: String(id), label: countryName(id) }))}
        value={String(values.country)}
        onChange={(id) => change({ country: Number(id), location_id: null, case_id: null })}
      />
      <FishField values={values} change={change} />
      {text('species_text', t('form.speciesTextHelp'))}
      <PlaceField values={values} change={change} />
      {text('caught_on', t('form.dayHelp'))}
      <Select
        label={t('field.origin')}
        noEmpty
        options={ORIGINS.map((id) => ({ id, label: t(`origin.${id}`) }))}
        value={values.origin}
        onChange={(id) => change({ origin: id as SampleValues['origin'] })}
      />
      <Select
        label={t('field.tissue')}
        options={TISSUES.map((id) => ({ id, label: t(`tissue.${id}`) }))}
        value={values.tissue}
        onChange={(id) => change({ tissue: id as SampleValues['tissue'] })}
      />
      {number('length_cm', 'cm')}
      {number('weight_g', 'g')}
      {isOfMeal(values.origin) && number('case_id')}
      {isOfMeal(values.origin) && values.case_id !== null && (
        <Checkbox
          label={t('field.of_meal')}
          isChecked={values.of_meal}
          onChange={(of_meal) => change({ of_meal })}
        />
      )}
    </div>
  );
});

const FishField = observer(function FishField({ values, change }: Pick<Props, 'values' | 'change'>) {
  const t = useT('samples');
  const [typed, setTyped] = useState('');
  const { specie_id, phenotype_id } = values;
  const group = (name: string) => t('form.group', { name });
  return (
    <div className={css.chosen}>
      <ComboBox
        label={t('field.fish')}
        emptyText={t('form.noFish')}
        icon="fish"
        {...findFish(typed)}
        itemKey={fishKey}
        itemText={(fish) => fishLine(fish, group)}
        inputValue={typed}
        onInputChange={setTyped}
        onClear={() => setTyped('')}
        onSelect={({ kind, id }) => {
          setTyped('');
          change(
            kind === 'specie' ? { specie_id: id, phenotype_id: null } : { specie_id: null, phenotype_id: id },
          );
        }}
      />
      {specie_id !== null && (
        <Chip isOn onRemove={() => change({ specie_id: null })}>
          {specieName(specie_id)}
        </Chip>
      )}
      {phenotype_id !== null && (
        <Chip isOn onRemove={() => change({ phenotype_id: null })}>
          {group(phenotypeName(phenotype_id))}
        </Chip>
      )}
    </div>
  );
});

const PlaceField = observer(function PlaceField({ values, change }: Pick<Props, 'values' | 'change'>) {
  const t = useT('samples');
  return (
    <div className={css.chosen}>
      <PlaceSearch
        label={t('field.location_id')}
        placeholder=""
        most={12}
        onPlace={({ id }) => change({ location_id: id })}
      />
      {values.location_id !== null && (
        <Chip isOn onRemove={() => change({ location_id: null })}>
          {locationName(values.location_id)}
        </Chip>
      )}
    </div>
  );
});
