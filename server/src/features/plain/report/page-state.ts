import type { Fault } from '@ciguawatch/shared/domain/report/report-rules';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { Words } from '../frame/words';
import type { Form } from './pages/form';

/** A question with its error. */
export interface QuestionError {
  field: ReportField;
  fault: Fault;
}

/** State of a page of the report. */
export interface PageState {
  section: Section;
  form: Form;
  values: ReportValues;
  words: Words;
  /** country whose islands are listed */
  country: number;
  /** whether the reader writes the month before the day */
  monthFirst: boolean;
  /** today at the place of the meal, YYYY-MM-DD */
  today: string;
  wrong: readonly QuestionError[];
  /** fields with possible but implausible answers, which are asked about once */
  doubtful: readonly ReportField[];
  /** sentence on why the report was not stored */
  trouble: string | null;
}
