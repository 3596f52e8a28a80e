import {
  type SamplingFieldDefinition,
  type SamplingNumber,
  samplingField,
} from '@ciguawatch/shared/domain/algae/sampling-fields';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { TriState } from '@ciguawatch/shared/ui/fields/tri-state';
import { useFieldWords } from '../../../algae/field-words';
import { type Answers, otherFields } from '../../../algae/other-answers';
import { NumberAsk } from './number-ask';

interface Props {
  of: SamplingFieldDefinition['of'];
  /** uuid of the species row that the fields belong to; empty for fields of the sampling */
  within?: string;
  answers: Answers;
  onChange: (answers: Answers) => void;
  onValidity: (field: string, valid: boolean) => void;
}

/**
 * Standard inputs for the fields that no card covers.
 * @throws TypeError for a kind without a standard input; such a field needs a place in a card
 */
export function OtherFields({ of, within = '', answers, onChange, onValidity }: Props) {
  const t = useT('algae');
  const words = useFieldWords();
  return otherFields(of).map((field) => {
    const definition = samplingField(field);
    const value = answers[field] ?? null;
    const put = (answer: Answers[string]) => onChange({ ...answers, [field]: answer });
    const label = t(`field.${field}`);
    if (definition.kind === 'number')
      return (
        <NumberAsk
          key={field}
          field={field as SamplingNumber}
          value={value as number | null}
          onChange={put}
          onValidity={(ok) => onValidity(`${field} ${within}`.trim(), ok)}
        />
      );
    if (definition.kind === 'text')
      return (
        <TextField
          key={field}
          label={label}
          value={String(value ?? '')}
          maxLength={definition.max}
          onChange={put}
        />
      );
    if (definition.kind === 'choice')
      return (
        <Select
          key={field}
          label={label}
          placeholder={words.value(field, null)}
          options={definition.choices.map((id) => ({ id, label: words.value(field, id) }))}
          value={value as string | null}
          onChange={put}
        />
      );
    if (definition.kind === 'flag')
      return <TriState key={field} label={label} value={value as boolean | null} onChange={put} />;
    throw new TypeError(`${field} needs a place in a card: a ${definition.kind} has no usual control.`);
  });
}
