import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { countryName, managedCountries } from '../../../places/countries';
import { readerLanguages } from '../../../places/languages';
import css from '../page.module.css';
import { NamesFields } from './names-fields';
import { ResidentsFields } from './residents-fields';
import type { Faults } from './use-place-form';
import { hasZone, LANDFORMS, PARENT_TYPES, type PlaceValues } from './values';

interface Props {
  values: PlaceValues;
  faults: Faults;
  /** Type and country can only be chosen for a new place. */
  isNew: boolean;
  onChange: (part: Partial<PlaceValues>) => void;
}

const id = (value: string | null): number | null => (value === null ? null : Number(value));
const nameOf = (place: Location): string => placeName(place, readerLanguages());

/** Time zones used by any place of the portal, as choices for a place with its own. */
const knownZones = (): string[] => [...new Set(collections.location.all().map((one) => one.timezone))].sort();

/** The properties of a place other than its outline. */
export const PlaceForm = observer(function PlaceForm({ values, faults, isNew, onChange }: Props) {
  const t = useT('outlineEdit');
  const { type, country, parent_id, timezone } = values;
  const places = collections.location.all();
  const holders = places
    .filter((one) => one.country === country && PARENT_TYPES[type].includes(one.type))
    .sort((a, b) => nameOrder(language.intl)(nameOf(a), nameOf(b)));
  const parent = parent_id === null ? undefined : collections.location.get(parent_id);
  const error = (field: string) => (faults[field] ? codeText(faults[field]) : undefined);
  return (
    <>
      <TextField
        label={t('form.name')}
        name="name"
        required
        maxLength={120}
        value={values.name}
        onChange={(name) => onChange({ name })}
        error={error('name')}
        help={t('form.nameHelp')}
      />
      <NamesFields names={values.names} onChange={(names) => onChange({ names })} />
      <div className={css.two}>
        <Select
          label={t('form.type')}
          name="type"
          noEmpty
          isDisabled={!isNew}
          value={type}
          onChange={(next) => onChange({ type: next as PlaceValues['type'], parent_id: null })}
          options={(isNew ? (['A', 'I', 'L'] as const) : [type]).map((one) => ({
            id: one,
            label: t(`type.${one}`),
          }))}
        />
        <Select
          label={t('form.country')}
          name="country"
          isDisabled={!isNew}
          value={country === null ? null : String(country)}
          onChange={(next) => onChange({ country: id(next), parent_id: null })}
          options={(isNew ? managedCountries() : [country ?? 0]).map((one) => ({
            id: String(one),
            label: countryName(one),
          }))}
          error={error('country')}
        />
      </div>
      {type !== 'C' && (
        <Select
          label={t('form.parent')}
          name="parent_id"
          required
          value={parent_id === null ? null : String(parent_id)}
          onChange={(next) => onChange({ parent_id: id(next) })}
          options={holders.map((one) => ({ id: String(one.id), label: nameOf(one) }))}
          error={error('parent_id')}
        />
      )}
      {hasZone(type) ? (
        <Select
          label={t('form.zone')}
          name="timezone"
          placeholder={parent ? t('form.zoneInherited', { zone: parent.timezone }) : t('form.zoneNone')}
          value={timezone}
          onChange={(zone) => onChange({ timezone: zone })}
          options={knownZones().map((zone) => ({ id: zone, label: zone }))}
          error={error('timezone')}
        />
      ) : (
        parent && <p className={css.quiet}>{t('form.zoneOf', { zone: parent.timezone })}</p>
      )}
      {type === 'I' && (
        <Select
          label={t('form.landform')}
          name="landform"
          placeholder={t('form.landformNone')}
          value={values.landform}
          onChange={(next) => onChange({ landform: next as PlaceValues['landform'] })}
          options={LANDFORMS.map((one) => ({ id: one, label: t(`landform.${one.replace(' ', '_')}`) }))}
          error={error('landform')}
        />
      )}
      <ResidentsFields residents={values.residents} faults={faults} onChange={onChange} />
    </>
  );
});
