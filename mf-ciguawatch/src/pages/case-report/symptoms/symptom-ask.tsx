import type { GradedSymptom, SymptomFlag } from '@ciguawatch/shared/domain/codes/symptoms';
import { hasText, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { SeverityScale } from '@ciguawatch/shared/ui/fields/severity-scale';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { YesNoAsk } from '../form/fields';
import { useReportField } from '../form/report-field';
import css from './symptoms.module.css';

/** Returns the explanation of a symptom, if it has one. */
export function useHint(): (key: string) => string | undefined {
  const d = useT('domain');
  return (key) => (hasText('domain', `symptom_hint.${key}`) ? d(`symptom_hint.${key}`) : undefined);
}

/** Question about the severity of a symptom. */
export function SymptomAsk({ name }: { name: GradedSymptom }) {
  const d = useT('domain');
  const hint = useHint();
  const { value, onChange, error } = useReportField(name);
  return (
    <FieldAnchor name={name} className={css.row}>
      <SeverityScale
        name={name}
        label={d(`symptom.${name}`)}
        help={hint(name)}
        value={value}
        onChange={onChange}
        error={error}
      />
    </FieldAnchor>
  );
}

/** Question about a sign that is present or absent. */
export function FlagAsk({ name }: { name: SymptomFlag }) {
  const d = useT('domain');
  const hint = useHint();
  return (
    <div className={css.row}>
      <YesNoAsk name={name} label={d(`symptom.${name}`)} help={hint(name)} className={css.flag} />
    </div>
  );
}
