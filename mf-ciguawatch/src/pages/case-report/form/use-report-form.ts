import { faultsOf } from '@ciguawatch/shared/domain/report/report-rules';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { createForm, type FormApi } from 'final-form';
import { useState } from 'react';
import { placeView } from './place-view';

/** What is wrong with the answers now, by the clock of their place. */
export const faultsNow = (values: ReportValues) =>
  faultsOf(values, { now: clock.now(), zone: placeView(values).zone });

/** A form over the answers of a report; its rules run at each change. */
export function useReportForm(initial: ReportValues): FormApi<ReportValues> {
  // The answers belong to the form from here on; a new report is a new form, by its key.
  const [form] = useState(() => {
    const made = createForm<ReportValues>({
      initialValues: initial,
      onSubmit: () => undefined,
      validate: faultsNow,
    });
    for (const name of Object.keys(initial) as ReportField[])
      made.registerField(name, () => undefined, { value: true });
    return made;
  });
  return form;
}
