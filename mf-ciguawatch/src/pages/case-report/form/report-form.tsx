import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { FormProvider } from '@ciguawatch/shared/ui/form/form';
import { Wizard } from './steps/wizard';
import { useFirstAnswers } from './use-first-answers';
import { useReportForm } from './use-report-form';

interface Props {
  /** uuid of the report, under which its history entries are recognised after a reload */
  uuid: string;
  initial: ReportValues;
  startAt?: Section;
  /** whether the back button leads through the sections before `startAt` */
  whole?: boolean;
  /** when the draft was last stored, in epoch milliseconds; null before that */
  savedAt: number | null;
  /** whether the reporter is asked for consent to be asked again; true by default */
  asksAgain?: boolean;
  onChange: (values: ReportValues, section: Section) => void;
  /** queues the report; when it rejects, the form stays as it is */
  onSend: (values: ReportValues) => Promise<void> | void;
  onClose: () => void;
  /** whether leaving would lose answers, and the warning to show */
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
