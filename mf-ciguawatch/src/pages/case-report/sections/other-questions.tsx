import { choiceLabel, fieldLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import {
  type AskedField,
  definitionOf,
  type FieldOf,
  type FigureField,
} from '@ciguawatch/shared/domain/report/report-fields';
import { SECTION_FIELDS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import { isAsked, type ReportValues, type YesNoField } from '@ciguawatch/shared/domain/report/report-values';
import { ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { DateAsk, NumberAsk, TextAsk, YesNoAsk } from '../form/fields';
import { useReportField, useReportValues } from '../form/report-field';
import { useLabels } from '../labels/use-labels';

interface Props {
  section: Section;
  /** fields that the section asks with controls of its own */
  except: readonly AskedField[];
}

/**
 * Asks the fields of a section that it does not ask itself: a field added to the report definition appears in
 * the form without code, with the default control of its kind.
 */
export function OtherQuestions({ section, except }: Props) {
  const values = useReportValues();
  return SECTION_FIELDS[section]
    .filter((field) => !except.includes(field) && isAsked(field, values))
    .map((field) => <Question key={field} name={field} />);
}

/** @throws TypeError for a kind without a default control: its section must ask the field itself */
function Question({ name }: { name: AskedField }) {
  const label = fieldLabel(name, useLabels());
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'whole':
    case 'decimal':
      return <NumberAsk name={name as FigureField} label={label} />;
    case 'text':
      return <TextAsk name={name as FieldOf<'text'>} label={label} optional />;
    case 'yesNo':
      return <YesNoAsk name={name as YesNoField} label={label} />;
    case 'date':
      return <DateAsk name={name as FieldOf<'date'>} label={label} optional />;
    case 'choice':
      return <ChoiceAsk name={name} label={label} choices={definition.choices} />;
    default:
      throw new TypeError(`${name} needs a block of its own: a ${definition.kind} has no usual control.`);
  }
}

function ChoiceAsk({
  name,
  label,
  choices,
}: {
  name: AskedField;
  label: string;
  choices: readonly string[];
}) {
  const labels = useLabels();
  const { value, onChange, ...rest } = useReportField(name);
  return (
    <FieldAnchor name={name}>
      <ChipRadio
        label={label}
        options={choices.map((code) => ({ value: code, label: choiceLabel(name, code, labels) }))}
        value={value as string | null}
        onChange={(code) => onChange(code as ReportValues[AskedField])}
        {...rest}
      />
    </FieldAnchor>
  );
}
