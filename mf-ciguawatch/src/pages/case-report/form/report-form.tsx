import { faultsOf } from '@ciguawatch/shared/domain/report/report-rules';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { createForm, type FormApi } from 'final-form';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { placeView } from './place-view';
import { Wizard } from './wizard';

interface Props {
  /** the report's identifier */
  uuid: string;
  initial: ReportValues;
  startAt?: Section;
  /** whether a form opened in the middle has its earlier sections behind the back button */
  whole?: boolean;
  /** when the draft was last kept, in milliseconds */
  savedAt: number | null;
  sending: boolean;
  onChange: (values: ReportValues, section: Section) => void;
  onSend: (values: ReportValues) => void;
  onClose: () => void;
}

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

/** The six-section form of a new report. */
export const ReportForm = observer(function ReportForm({ initial, ...wizard }: Props) {
  const form = useReportForm(initial);
  return (
    <Form form={form} onSubmit={() => undefined}>
      {() => <Wizard {...wizard} />}
    </Form>
  );
});
