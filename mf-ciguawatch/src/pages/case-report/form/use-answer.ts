import type { Fault } from '@ciguawatch/shared/domain/report/report-rules';
import { sectionOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { FieldState } from 'final-form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { faultText } from './fault-text';
import { useFormView } from './form-view';

/** One answer of the form, ready for a field of the component library. */
export interface Answer<V> {
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  error: string | undefined;
}

type State<K extends ReportField> = Pick<FieldState<ReportValues[K]>, 'value' | 'error' | 'touched'>;

/**
 * State of one field. `useField` of the library sets a field that is drawn again back to its
 * initial value, which would empty every section on return; fields are registered once instead,
 * with the form, and only listened to here.
 */
function useFieldState<K extends ReportField>(name: K): State<K> {
  const form = useForm<ReportValues>();
  const [state, setState] = useState<State<K>>(() => form.getFieldState(name) as State<K>);
  useEffect(
    () =>
      form.registerField(name, (next) => setState(next as State<K>), {
        value: true,
        error: true,
        touched: true,
      }),
    [form, name],
  );
  return state;
}

/**
 * Ties a field to the report. A missing answer is reported only once the reporter tried to go on;
 * a wrong one as soon as its field was left.
 */
export function useAnswer<K extends ReportField>(name: K): Answer<ReportValues[K]> {
  const t = useT('ciguawatch');
  const { attempted } = useFormView();
  const form = useForm<ReportValues>();
  const { value, error, touched } = useFieldState(name);
  const fault = error as Fault | undefined;
  const late = attempted.has(sectionOf(name));
  const shown = fault && (late || (touched && fault.code !== 'required'));
  return {
    value: value as ReportValues[K],
    onChange: (next) => form.change(name, next),
    onBlur: () => form.blur(name),
    error: shown ? faultText(t, fault) : undefined,
  };
}

/** Changes several answers in one step. */
export function useAnswers(): (answers: Partial<ReportValues>) => void {
  const form = useForm<ReportValues>();
  return (answers) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(answers)) form.change(name as ReportField, value as never);
    });
}
