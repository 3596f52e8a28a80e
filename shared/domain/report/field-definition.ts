/** A range of numbers, both ends included. */
export interface Range {
  min: number;
  max: number;
}

interface ChoiceDefinition {
  kind: 'choice';
  /** codes in the order of the form */
  choices: readonly string[];
}

/** Definition of a number field. */
export interface NumberDefinition {
  /** whole: an integer; decimal: with one decimal place */
  kind: 'whole' | 'decimal';
  /** limits of what can be stored */
  range: Range;
  /**
   * values accepted without question; for others the form asks for confirmation, and a public report waits
   * for review
   */
  plausible: Range;
  /** example of a number as people write it, for error messages */
  example: number;
  /** range of the generated demonstration data, which leaves the field out where it is missing */
  usual?: Range;
  /** key of the unit's text in the form, `report.*` */
  unit?: string;
}

interface TextDefinition {
  kind: 'text';
  /** greatest length in characters */
  max: number;
}

interface OtherDefinition {
  /**
   * yesNo: also "don't know"; tick: starts unticked; untick: starts ticked; date: civil date, YYYY-MM-DD;
   * clock: HH:MM; point: RFC 7946; place, specie, phenotype: an id
   */
  kind: 'yesNo' | 'tick' | 'untick' | 'date' | 'clock' | 'point' | 'place' | 'specie' | 'phenotype';
}

/** Definition of one question of the report: type, limits and when it is asked. */
export type FieldDefinition = (ChoiceDefinition | NumberDefinition | TextDefinition | OtherDefinition) & {
  /** section of the form, 1 to 5 */
  section: 1 | 2 | 3 | 4 | 5;
  /** asked of health staff and editors only, never on the way of everybody else */
  staff?: true;
  /** asked only when the named field has this answer */
  after?: readonly [field: string, answer: string | boolean];
  /** not asked when the named field has this answer */
  unless?: readonly [field: string, answer: string | boolean];
  /**
   * True when the answer is not a single column of the case: contacts have a table of their own, place and
   * time are converted.
   */
  apart?: true;
};

/** Type of a field's value in the form; empty text and null mean unanswered. */
export type AnswerOf<D extends FieldDefinition, Point> = D extends { choices: readonly (infer C)[] }
  ? C | null
  : D extends { kind: 'text' }
    ? string
    : D extends { kind: 'untick' }
      ? boolean
      : D extends { kind: 'yesNo' | 'tick' }
        ? boolean | null
        : D extends { kind: 'date' | 'clock' }
          ? string | null
          : D extends { kind: 'point' }
            ? Point | null
            : number | null;
