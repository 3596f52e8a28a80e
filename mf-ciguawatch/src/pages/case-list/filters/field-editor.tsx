import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { optionLabel } from '../../../case-filter/field-labels';
import type { FilterField } from '../../../case-filter/filter-field';
import {
  buildFilter,
  filterValues,
  includesUnknown,
  wordsFilter,
  wordsOfFilter,
} from '../../../case-filter/filter-text';
import { filterLabel } from '../list/case-columns';
import { ChoiceEditor } from './choice-editor';
import css from './filters.module.css';
import { ListedEditor } from './listed-editor';
import { DatesEditor, InstantsEditor, NumbersEditor } from './range-editors';

interface Props {
  field: FilterField;
  /** filter of the field as in the URL, for instance `10..20,none` */
  text: string | undefined;
  labels: Labels;
  onChange: (text: string | null) => void;
}

/** Fields that are never empty, so "unknown" is not offered for them. */
const ALWAYS: readonly string[] = [
  'id',
  'review_state',
  'case_class',
  'counting',
  'source',
  'created_at',
  'changed_at',
  'place',
];

/**
 * Whether the extra "unknown" checkbox is left out: the field is never empty, or has an option of its own for
 * it.
 */
const saysKnown = ({ id, ...field }: FilterField) =>
  ALWAYS.includes(id) ||
  (field.kind === 'choice' && (field.options.includes('none') || OWN_YES_NO.includes(id)));

/** Yes/no fields computed by the server, which are never unknown. */
const OWN_YES_NO: readonly string[] = ['time_known', 'linked', 'duplicate', 'has_contact', 'mine'];

/** Editor for the filter of one field. */
export function FieldEditor(props: Props) {
  const { field, text, onChange } = props;
  const t = useT('caseList');
  if (field.kind === 'words') {
    return (
      <TextField
        label={t('filter.holds')}
        value={wordsOfFilter(text)}
        maxLength={200}
        onChange={(words) => onChange(wordsFilter(words))}
      />
    );
  }
  const unknown = includesUnknown(text);
  return (
    <div className={css.editor}>
      <PartsEditor
        {...props}
        field={field}
        parts={saysKnown(field) && text ? text.split(',') : filterValues(text)}
        onParts={(parts) => onChange(buildFilter(parts, unknown && !saysKnown(field)))}
      />
      {!saysKnown(field) && (
        <Checkbox
          label={optionLabel(field, 'none', props.labels)}
          isChecked={unknown}
          onChange={(on) => onChange(buildFilter(filterValues(text), on))}
        />
      )}
    </div>
  );
}

interface PartsProps {
  field: Exclude<FilterField, { kind: 'words' }> | FilterField;
  labels: Labels;
  parts: readonly string[];
  onParts: (parts: readonly string[]) => void;
}

function PartsEditor({ field, labels, parts, onParts }: PartsProps) {
  const label = filterLabel(field.id, labels);
  switch (field.kind) {
    case 'choice': {
      const options = field.options.map((value) => ({ value, label: optionLabel(field, value, labels) }));
      return <ChoiceEditor label={label} options={options} values={parts} onChange={onParts} />;
    }
    case 'listed':
      return <ListedEditor label={label} listed={field.listed} values={parts} onChange={onParts} />;
    case 'dates':
      return <DatesEditor part={parts[0]} onChange={(part) => onParts([part])} />;
    case 'instants':
      return <InstantsEditor part={parts[0]} onChange={(part) => onParts([part])} />;
    case 'numbers':
      return <NumbersEditor part={parts[0]} onChange={(part) => onParts([part])} />;
    default:
      return null;
  }
}
