import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { type OmittedColumn, withoutColumns } from '../../../import/columns';
import css from '../../../import/import.module.css';
import { LeftOutQuestion } from '../../../import/left-out';
import type { Sheet } from '../../../import/sheet';
import { type Choices, isSourceNamed } from '../choices';
import { UNITS } from '../fields';
import type { Reading } from '../reading/read-line';
import { asTaxa, columnQuestions } from './questions-of';

interface Props {
  file: { sheet: Sheet };
  reading: Reading;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** Most microalgae that are named one by one. */
const NAMED = 12;

/** Questions about the columns: what is not stored, one column per microalga, and columns that say the same. */
export function Questions({ file, reading, choices, onChange }: Props) {
  const t = useT('algae');
  const i = useT('import');
  const { sheet } = file;
  const { taxa, leftOut, clashes } = columnQuestions(sheet, choices.columns, reading.species);
  const leave = (left: readonly OmittedColumn[]) =>
    onChange({ ...choices, columns: withoutColumns(choices.columns, left) });
  const named = (all: readonly { head: string }[]) =>
    all
      .slice(0, NAMED)
      .map(({ head }) => head)
      .join(', ') + (all.length > NAMED ? '…' : '');
  return (
    <div className={css.questions}>
      {!isSourceNamed(choices) && <Banner tone="caution">{t('import.sourceAsked')}</Banner>}
      {clashes.map(({ field, columns }) => (
        <Banner key={`${field} ${columns}`} tone="danger">
          {t('import.clash', {
            field: t(`import.field_${field}`),
            heads: columns.map((at) => sheet.head[at] || String(at + 1)).join(', '),
          })}
        </Banner>
      ))}
      {taxa.length > 0 && (
        <fieldset className={css.sheets}>
          <legend>{t('import.taxa', { count: taxa.length, names: named(taxa) })}</legend>
          <Button
            size="sm"
            icon="check"
            onPress={() => onChange({ ...choices, columns: asTaxa(choices.columns, taxa) })}
          >
            {t('import.taxaYes', { count: taxa.length })}
          </Button>
          <Button size="sm" onPress={() => leave(taxa)}>
            {i('import.leave', { count: taxa.length })}
          </Button>
        </fieldset>
      )}
      <TaxaUnit choices={choices} onChange={onChange} />
      <LeftOutQuestion leftOut={leftOut} onLeave={leave} />
    </div>
  );
}

/** One unit for all columns of counts. */
function TaxaUnit({ choices, onChange }: Pick<Props, 'choices' | 'onChange'>) {
  const t = useT('algae');
  const units = new Set(
    choices.columns.flatMap(({ field, unit }) => (field === 'taxon' ? [unit ?? ''] : [])),
  );
  const [unit = null] = units;
  if (unit === null) return null;
  return (
    <Select
      label={t('import.taxaUnit')}
      noEmpty
      options={(UNITS.taxon ?? []).map((id) => ({ id, label: t(`import.unit_${id}`) }))}
      value={unit}
      onChange={(id) =>
        onChange({
          ...choices,
          columns: choices.columns.map((one) =>
            one.field === 'taxon' ? { ...one, unit: id ?? undefined } : one,
          ),
        })
      }
    />
  );
}
