import type { Fault } from '@ciguawatch/shared/domain/report/report-rules';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { Words } from '../frame/words';
import type { Form } from './pages/form';

/** A question and what is wrong with its answer. */
export interface Wrong {
  field: ReportField;
  fault: Fault;
}

/** What a page of the report shows. */
export interface State {
  section: Section;
  form: Form;
  values: ReportValues;
  words: Words;
  /** country whose islands are listed, 1 to 22 */
  country: number;
  /** whether who reads writes the month before the day */
  monthFirst: boolean;
  /** today where the meal was, YYYY-MM-DD */
  today: string;
  wrong: readonly Wrong[];
  /** possible answers that are not plausible, asked about once */
  doubtful: readonly ReportField[];
  /** what kept the report from being stored, as a sentence */
  trouble: string | null;
}
