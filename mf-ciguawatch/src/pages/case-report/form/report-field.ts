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

/** A field of the report: a missing answer is reported once the reporter tried to leave its section. */
export function useReportField<K extends ReportField>(name: K): FieldBinding<ReportValues[K]> {
  useT('ciguawatch');
  return useField<ReportValues[K]>(name, { tried: useFormView().attempted.has(sectionOf(name)) });
}

/** A field of the report whose text may be no value; the rules of a report know what stands for that. */
export function useTypedReportField<T>(name: ReportField, unreadable: T): TypedFieldBinding<T> {
  useT('ciguawatch');
  const tried = useFormView().attempted.has(sectionOf(name));
  return useTypedField<T>(name, unreadable, { tried, ruled: true });
}

/** All answers, re-read at each change. */
export const useReportValues = (): ReportValues => useFormValues<ReportValues>();

/** Changes several answers in one step. */
export function useReportChange(): (answers: Partial<ReportValues>) => void {
  const form = useForm<ReportValues>();
  return (answers) => form.change(answers);
}
