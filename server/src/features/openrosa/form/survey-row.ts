/** A text in both languages of the form. */
export interface Both {
  fr: string;
  en: string;
}

/** One row of the sheet `survey` of an XLSForm; the XForm is written from the same rows. */
export interface SurveyRow {
  /** type of XLSForm without its list, such as `integer` or `select_one` */
  type:
    | 'begin_group'
    | 'end_group'
    | 'note'
    | 'text'
    | 'integer'
    | 'decimal'
    | 'date'
    | 'time'
    | 'geopoint'
    | 'select_one'
    | 'select_multiple';
  /** name of the node; empty for the end of a group */
  name: string;
  /** list of choices of a select */
  list?: string;
  label?: Both;
  hint?: Both;
  required?: true;
  /** expressions in XPath, with `${name}` for another answer and `.` for its own */
  relevant?: string;
  constraint?: string;
  constraintMessage?: Both;
  choiceFilter?: string;
  appearance?: string;
  default?: string;
}

/** One row of the sheet `choices`. */
export interface Choice {
  name: string;
  label: Both;
  /** choice of the list above to which this one belongs */
  parent?: string;
}

/** Lists of choices by name, in the order of their first use. */
export type ChoiceLists = ReadonlyMap<string, readonly Choice[]>;

/** The whole form, before it is written as XLSForm or XForm. */
export interface ReportForm {
  title: string;
  /** digest of everything else: changes when the form does */
  version: string;
  survey: readonly SurveyRow[];
  lists: ChoiceLists;
}

/** Identifier of the form in OpenRosa: never changes, so that devices know a newer version of it. */
export const FORM_ID = 'ciguawatch_report';
