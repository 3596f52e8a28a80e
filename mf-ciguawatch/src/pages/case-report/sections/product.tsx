import { PURCHASE_PLACE_TYPES, SPECIE_PARTS, type SpeciePart } from '@ciguawatch/shared/domain/codes/choices';
import { PART_ORDER } from '@ciguawatch/shared/domain/report/rendering/part-order';
import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ChipChecks, ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { TextAsk } from '../form/fields';
import { useReportChange, useReportField, useReportValues } from '../form/report-field';
import { PlaceField } from '../place/place-field';
import { SpeciesField } from '../species/species-field';
import { OtherQuestions } from './other-questions';
import css from './section.module.css';

/**
 * Fields that this section asks itself, so that `OtherQuestions` leaves them out; the species field also
 * answers `specie_known`.
 */
const OWN = [
  'case_location_id',
  'case_geom',
  'specie_known',
  'specie_id',
  'phenotype_id',
  ...SPECIE_PARTS,
  'case_purchase_place_type',
  'case_purchase_place',
] as const satisfies readonly AskedField[];

/** Section 2: which product and parts were eaten, and where they came from. */
export function ProductSection() {
  return (
    <>
      <PlaceField />
      <SpeciesField />
      <Parts />
      <Purchase />
      <OtherQuestions section={2} except={OWN} />
    </>
  );
}

function Parts() {
  const d = useT('domain');
  const values = useReportValues();
  const change = useReportChange();
  const eaten = SPECIE_PARTS.filter((part) => values[part] === true);
  // If any part is chosen, all others count as not eaten; if none is, the question is unanswered.
  const choose = (parts: SpeciePart[]) =>
    change(
      Object.fromEntries(
        SPECIE_PARTS.map((part) => [part, parts.length === 0 ? null : parts.includes(part)]),
      ),
    );
  return (
    <FieldAnchor name="specie_part_flesh">
      <ChipChecks
        label={d('reportFields.parts')}
        options={PART_ORDER.map((part) => ({ value: part, label: d(`part.${part}`) }))}
        values={eaten}
        onChange={choose}
      />
    </FieldAnchor>
  );
}

function Purchase() {
  const d = useT('domain');
  const type = useReportField('case_purchase_place_type');
  return (
    <div className={css.stack}>
      <FieldAnchor name="case_purchase_place_type">
        <ChipRadio
          label={d('reportFields.case_purchase_place_type')}
          options={PURCHASE_PLACE_TYPES.map((code) => ({
            value: code,
            label: d(`purchase_place_type.${code}`),
          }))}
          {...type}
        />
      </FieldAnchor>
      {type.value !== null && type.value !== 'U' && (
        <TextAsk name="case_purchase_place" label={d('reportFields.case_purchase_place')} optional />
      )}
    </div>
  );
}
