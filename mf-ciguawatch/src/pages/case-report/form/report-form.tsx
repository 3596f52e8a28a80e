import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { FormProvider } from '@ciguawatch/shared/ui/form/form';
import { Wizard } from './steps/wizard';
import { useFirstAnswers } from './use-first-answers';
import { useReportForm } from './use-report-form';

interface Props {
  /** the report's identifier */
  uuid: string;
  initial: ReportValues;
  startAt?: Section;
  /** whether a form opened in the middle has its earlier sections behind the back button */
  whole?: boolean;
  /** when the draft was last kept, in milliseconds */
  savedAt: number | null;
  onChange: (values: ReportValues, section: Section) => void;
  /** hands the report over; what it throws keeps the form as it is */
  onSend: (values: ReportValues) => Promise<void> | void;
  onClose: () => void;
  /** whether leaving would lose something, and in which words */
  guard?: boolean;
  guardReason?: string;
}

/** The six-section form of a new report. */
export function ReportForm({ initial, onSend, ...wizard }: Props) {
  const form = useReportForm({ initial, submit: onSend });
  useFirstAnswers(form);
  return (
    <FormProvider form={form}>
      <Wizard {...wizard} />
    </FormProvider>
  );
}
