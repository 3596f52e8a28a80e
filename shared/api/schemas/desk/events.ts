/**
 * What a change may be about. arrival: a case was stored; case: a case changed or went; alert: an alert was
 * raised, extended or decided; coverage: observed months changed; public: public rows of cases changed.
 */
export const CHANGE_KINDS = ['arrival', 'case', 'alert', 'coverage', 'public'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * That something of a kind changed in a country, never what: screens ask their usual calls. The data of an event is
 * a list of them, empty in the first one when nothing was missed.
 */
export interface ServerChange {
  kind: ChangeKind;
  /** 0 for public rows, whose country is not told */
  country: number;
}
