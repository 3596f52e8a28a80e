import { sectionOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import {
  type FieldBinding,
  type TypedFieldBinding,
  useField,
  useTypedField,
} from '@ciguawatch/shared/ui/form/use-field';
import { useForm, useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { useFormView } from './form-view';

/**
 * Connects a field to the report form. A missing answer is shown as an error once the reporter tried to leave
 * its section.
 */
export function useReportField<K extends ReportField>(name: K): FieldBinding<ReportValues[K]> {
  useT('ciguawatch');
  return useField<ReportValues[K]>(name, { tried: useFormView().attempted.has(sectionOf(name)) });
}

/**
 * Connects a field with parsed text to the report form. While the text is invalid the form stores
 * `unreadable`, which the rules of the report reject.
 */
export function useTypedReportField<T>(name: ReportField, unreadable: T): TypedFieldBinding<T> {
  useT('ciguawatch');
  const tried = useFormView().attempted.has(sectionOf(name));
  return useTypedField<T>(name, unreadable, { tried, ruled: true });
}

/** All current answers; the component re-renders at each change. */
export const useReportValues = (): ReportValues => useFormValues<ReportValues>();

/** Returns a function that changes several answers in one step. */
export function useReportChange(): (answers: Partial<ReportValues>) => void {
  const form = useForm<ReportValues>();
  return (answers) => form.change(answers);
}
