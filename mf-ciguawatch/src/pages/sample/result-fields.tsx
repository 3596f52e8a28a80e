import { METHODS, QUALIFIERS, RESULT_DECISIONS } from '@ciguawatch/shared/domain/codes/sample-choices';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import css from '../../samples/samples.module.css';
import type { ResultValues } from './values';

interface Props {
  /** place among the results, from 1 */
  number: number;
  result: ResultValues;
  onChange: (part: Partial<ResultValues>) => void;
  onRemove: () => void;
  onValidity: (field: string, valid: boolean) => void;
}

/** Fields of one result. */
export function ResultFields({ number, result, onChange, onRemove, onValidity }: Props) {
  const t = useT('samples');
  const amount = (field: 'value' | 'lod' | 'loq') => (
    <NumberField
      label={t(`field.${field}`)}
      value={result[field]}
      onChange={(value) => onChange({ [field]: value })}
      onValidity={(valid) => onValidity(`${result.key} ${field}`, valid)}
    />
  );
  const words = (field: 'analyte' | 'unit' | 'tested_on' | 'reference', help?: string) => (
    <TextField
      label={t(`field.${field}`)}
      help={help}
      value={result[field] ?? ''}
      maxLength={field === 'reference' ? 300 : 60}
      autoComplete="off"
      spellCheck={false}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  return (
    <fieldset className={css.result}>
      <legend>{t('form.result', { number })}</legend>
      <div className={css.fields}>
        <Select
          label={t('field.method')}
          noEmpty
          options={METHODS.map((id) => ({ id, label: id }))}
          value={result.method}
          onChange={(id) => onChange({ method: id as ResultValues['method'] })}
        />
        {words('analyte')}
        {words('unit', t('form.unitHelp'))}
        <Select
          label={t('field.qualifier')}
          placeholder={t('qualifier.none')}
          options={QUALIFIERS.map((id) => ({ id, label: t(`qualifier.${id}`) }))}
          value={result.qualifier}
          onChange={(id) => onChange({ qualifier: id as ResultValues['qualifier'] })}
        />
        {amount('value')}
        {amount('lod')}
        {amount('loq')}
        <Select
          label={t('field.decision')}
          placeholder={t('decision.follows')}
          options={RESULT_DECISIONS.map((id) => ({ id, label: t(`decision.${id}`) }))}
          value={result.decision}
          onChange={(id) => onChange({ decision: id as ResultValues['decision'] })}
        />
        {words('tested_on', t('form.dayHelp'))}
        {words('reference')}
      </div>
      <div className={css.acts}>
        <Button size="sm" variant="quiet" icon="x" onPress={onRemove}>
          {t('form.removeResult', { number })}
        </Button>
      </div>
    </fieldset>
  );
}
