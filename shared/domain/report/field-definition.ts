/** A range of numbers, both ends included. */
export interface Range {
  min: number;
  max: number;
}

interface Choice {
  kind: 'choice';
  /** codes in the order in which they are asked */
  choices: readonly string[];
}

/** Definition of a number field. */
export interface NumberDefinition {
  /** whole: without decimals; decimal: with one */
  kind: 'whole' | 'decimal';
  /** what can be stored at all */
  range: Range;
  /**
   * values accepted without confirmation; for others the form asks once, and a public report waits for review
   */
  plausible: Range;
  /** example of a number as people write it, for error messages */
  example: number;
  /** what demonstration data shows; without it the number stays out of it */
  usual?: Range;
  /** the key of its text in the form, `report.*` */
  unit?: string;
}

interface Text {
  kind: 'text';
  /** greatest length in characters */
  max: number;
}

interface Plain {
  /**
   * yesNo: with "don't know"; tick: true once it is ticked; untick: true until it is;
   * date: civil date, YYYY-MM-DD; clock: HH:MM; point: of RFC 7946; place, specie, phenotype: an id.
   */
  kind: 'yesNo' | 'tick' | 'untick' | 'date' | 'clock' | 'point' | 'place' | 'specie' | 'phenotype';
}

/** How a question of the report is answered and kept. */
export type FieldDefinition = (Choice | NumberDefinition | Text | Plain) & {
  /** section of the form, 1 to 5 */
  section: 1 | 2 | 3 | 4 | 5;
  /** the question stands only behind this answer to another one */
  after?: readonly [field: string, answer: string | boolean];
  /** the question goes away with this answer to another one */
  unless?: readonly [field: string, answer: string | boolean];
  /**
   * True when no single column of the case holds the answer: the contact has its own table, place and time
   * have rules of their own.
   */
  apart?: true;
};

/** What a form holds for a field; empty text and null mean unanswered. */
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
