import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { observer } from 'mobx-react-lite';
import { Form } from 'react-final-form';
import { useReportForm } from './use-report-form';
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

/** The six-section form of a new report. */
export const ReportForm = observer(function ReportForm({ initial, ...wizard }: Props) {
  const form = useReportForm(initial);
  return (
    <Form form={form} onSubmit={() => undefined}>
      {() => <Wizard {...wizard} />}
    </Form>
  );
});
