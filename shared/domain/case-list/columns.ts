import { CASE_CLASSES, DISCARD_REASONS } from '../case-class/classes';
import { CASE_FLAGS } from '../case-class/flags';
import { CASE_SOURCES, REVIEW_STATES, type SEVERITIES, SUSPICIONS } from '../codes/choices';
import { GRADED_SYMPTOMS } from '../codes/symptoms';
import { WAITING_FOR } from '../codes/thread-codes';
import type { FieldDefinition, Range } from '../report/field-definition';
import { definitionOf, PLAIN_FIELDS, type PlainField } from '../report/report-fields';
import { COUNT_STATUSES } from '../review/count-status';

/** How far the furthest alert of a case has come; a case of no alert has none of these. */
export const ALERT_STANDS = ['verified', 'open', 'discarded'] as const;

/**
 * Type of a column of the editors' list, which decides how it is filtered (`filter.ts`). choice: a code;
 * reasons: several codes; date: civil; instant: RFC 3339; clock: HH:MM; country, place, specie, phenotype,
 * editor: an id; point: RFC 7946.
 */
export type ColumnKind =
  | 'number'
  | 'choice'
  | 'reasons'
  | 'yesNo'
  | 'date'
  | 'instant'
  | 'text'
  | 'clock'
  | 'country'
  | 'place'
  | 'specie'
  | 'phenotype'
  | 'editor'
  | 'point';

/** Section of the column chooser that lists a column. */
type ColumnGroup = 'case' | 'place' | 'meal' | 'patient' | 'care' | 'symptoms' | 'links';

/** A column of the editors' case list, with how it is filtered and sorted. */
export interface CaseListColumn {
  kind: ColumnKind;
  group: ColumnGroup;
  /** codes of a choice or of reasons, in the order of the form */
  choices?: readonly string[];
  /** smallest and largest number that can be stored */
  range?: Range;
  /** section of the dictionary `domain` that holds the names of the codes */
  texts?: string;
  /**
   * sortable by its value, or by its name in the reader's language. Only columns with an index are
   * sortable. Unknown values sort below every known one.
   */
  sort?: 'value' | 'name';
  /** usable as a filter only; rows do not contain it */
  filterOnly?: true;
  /** shown as a column only; it has no filter */
  noFilter?: true;
  /** work of editors on the case, which no export contains */
  inHouse?: true;
}

const GROUP_OF_SECTION: Record<FieldDefinition['section'], ColumnGroup> = {
  1: 'patient',
  2: 'meal',
  3: 'care',
  4: 'symptoms',
  5: 'care',
};

/** Exceptions: columns listed in another group than their form section, and columns that are sortable. */
const EXTRA: Partial<Record<PlainField, Partial<CaseListColumn>>> = {
  age: { sort: 'value' },
  specie_id: { sort: 'name' },
  mass_poisoning: { group: 'meal' },
  mass_poisoning_nb: { group: 'meal', sort: 'value' },
};

/** Sections of the dictionary that are named differently from their field. */
const TEXTS: Record<string, string> = { case_purchase_place_type: 'purchase_place_type' };

function kindOf({ kind }: FieldDefinition): ColumnKind {
  if (kind === 'whole' || kind === 'decimal') return 'number';
  return kind === 'tick' || kind === 'untick' ? 'yesNo' : kind;
}

function columnOf(field: PlainField): CaseListColumn {
  const definition = definitionOf(field);
  const graded = (GRADED_SYMPTOMS as readonly string[]).includes(field);
  return {
    kind: kindOf(definition),
    group: GROUP_OF_SECTION[definition.section],
    ...(definition.kind === 'choice' && {
      choices: definition.choices,
      texts: graded ? 'severity' : (TEXTS[field] ?? field),
    }),
    ...((definition.kind === 'whole' || definition.kind === 'decimal') && { range: definition.range }),
    ...EXTRA[field],
  };
}

const answers = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, columnOf(field)])) as Record<
  PlainField,
  CaseListColumn
>;

const own = {
  id: { kind: 'number', group: 'case', range: { min: 1, max: 2_147_483_647 }, sort: 'value' },
  case_uuid: { kind: 'text', group: 'case', noFilter: true },
  review_state: { kind: 'choice', group: 'case', choices: REVIEW_STATES, texts: 'review_state' },
  case_class: { kind: 'choice', group: 'case', choices: CASE_CLASSES, texts: 'case_class' },
  /** what a person found it to be instead of ciguatera */
  discarded: { kind: 'choice', group: 'case', choices: DISCARD_REASONS, texts: 'discarded' },
  /** whether the case is counted in statistics, and if not why: see `countStatusOf` */
  counting: { kind: 'choice', group: 'case', choices: COUNT_STATUSES, texts: 'counting' },
  /** when its reporter asked to withdraw it; empty once an editor decided */
  withdrawal_asked_at: { kind: 'instant', group: 'case' },
  /** why a public report was set aside for review */
  suspicion: { kind: 'reasons', group: 'case', choices: SUSPICIONS },
  source: { kind: 'choice', group: 'case', choices: CASE_SOURCES, texts: 'source' },
  source_ref: { kind: 'text', group: 'case' },
  /** import of a list that the case came with */
  import_id: { kind: 'number', group: 'case', range: { min: 1, max: 2_147_483_647 }, filterOnly: true },
  created_at: { kind: 'instant', group: 'case', sort: 'value' },
  changed_at: { kind: 'instant', group: 'case', sort: 'value' },
  /** sorted by in the list of deleted cases only */
  deleted_at: { kind: 'instant', group: 'case', sort: 'value', noFilter: true },

  /** editor who works on the case */
  assignee: { kind: 'editor', group: 'case', inHouse: true },
  /** civil day until which that work is due */
  due: { kind: 'date', group: 'case', inHouse: true },
  waiting_for: { kind: 'choice', group: 'case', choices: WAITING_FOR, texts: 'waiting_for', inHouse: true },
  /** what about it should be looked at, without what an editor found right */
  flags: { kind: 'reasons', group: 'case', choices: CASE_FLAGS, inHouse: true },
  /** whether it is assigned to the reader or mentions them in a note that they have not seen */
  mine: { kind: 'yesNo', group: 'case', filterOnly: true, inHouse: true },

  case_country: { kind: 'country', group: 'place' },
  case_archi: { kind: 'place', group: 'place' },
  case_island: { kind: 'place', group: 'place', sort: 'name' },
  case_location: { kind: 'place', group: 'place' },
  case_location_id: { kind: 'place', group: 'place' },
  /** cases of a place and of all places within it */
  place: { kind: 'place', group: 'place', filterOnly: true },
  case_geom: { kind: 'point', group: 'place' },

  /** civil date of the meal at the place */
  case_eventdate: { kind: 'date', group: 'meal', sort: 'value' },
  case_eventclock: { kind: 'clock', group: 'meal', noFilter: true },
  case_eventtime: { kind: 'instant', group: 'meal' },
  case_eventyear: { kind: 'number', group: 'meal', range: { min: 1, max: 9999 } },
  case_eventmonth: { kind: 'number', group: 'meal', range: { min: 1, max: 12 } },
  time_known: { kind: 'yesNo', group: 'meal' },

  /** the worst graded symptom: 3, 2, 1, Y; N where symptoms were asked and none was observed */
  severity: {
    kind: 'choice',
    group: 'symptoms',
    choices: ['3', '2', '1', 'Y', 'N'] satisfies (typeof SEVERITIES)[number][],
    texts: 'severity',
    sort: 'value',
  },

  match_event: { kind: 'text', group: 'links' },
  /** number shared by the reports of one meal; it has no other meaning */
  meal_group: { kind: 'number', group: 'links', range: { min: 1, max: 2_147_483_647 } },
  /** id of the case that counts in place of this duplicate */
  duplicate_of: { kind: 'number', group: 'links', range: { min: 1, max: 2_147_483_647 } },
  /** whether it belongs to a shared meal, is a duplicate, or has duplicates */
  linked: { kind: 'yesNo', group: 'links' },
  /** whether it is a duplicate of another report */
  duplicate: { kind: 'yesNo', group: 'links' },
  /** the furthest of the alerts that it is part of; unknown where it is part of none */
  alert: { kind: 'choice', group: 'links', choices: ALERT_STANDS, texts: 'alert', filterOnly: true },
  /** whether the reporter left a name, address or phone number, without revealing it */
  has_contact: { kind: 'yesNo', group: 'links' },
} as const satisfies Record<string, CaseListColumn>;

/** Name of a column of the editors' list; fields of the specification keep its spelling (section 3). */
export type CaseListColumnName = keyof typeof own | PlainField;

/**
 * Every column of the editors' list, in the order of the column chooser. List, export, saved views and
 * their checks are derived from it.
 */
export const CASE_LIST_COLUMNS: Readonly<Record<CaseListColumnName, CaseListColumn>> = { ...own, ...answers };

const NAMES = Object.keys(CASE_LIST_COLUMNS) as CaseListColumnName[];

/** Columns that rows contain. */
export const SHOWN_COLUMNS = NAMES.filter((name) => !CASE_LIST_COLUMNS[name].filterOnly);
/** Columns that an export may contain. */
export const EXPORT_COLUMNS = SHOWN_COLUMNS.filter((name) => !CASE_LIST_COLUMNS[name].inHouse);
/** Columns with a filter. */
export const FILTER_COLUMNS = NAMES.filter((name) => !CASE_LIST_COLUMNS[name].noFilter);
/** Columns that the list can be sorted by. */
export const SORT_COLUMNS = NAMES.filter((name) => CASE_LIST_COLUMNS[name].sort);

export const isCaseListColumn = (name: string): name is CaseListColumnName =>
  Object.hasOwn(CASE_LIST_COLUMNS, name);
