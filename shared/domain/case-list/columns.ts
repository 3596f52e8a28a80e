import { CASE_SOURCES, REVIEW_STATES, type SEVERITIES, SUSPICIONS } from '../codes/choices';
import { GRADED_SYMPTOMS } from '../codes/symptoms';
import type { FieldDefinition, Range } from '../report/field-definition';
import { definitionOf, PLAIN_FIELDS, type PlainField } from '../report/report-fields';
import { COUNTINGS } from '../review/counting';

/**
 * What a column of the editors' list holds, and so how it is filtered (`filter.ts`):
 * number; choice: a code; reasons: several codes; yesNo; date: civil; instant: RFC 3339; text; clock: HH:MM;
 * country, place, specie, phenotype: an id; point: of RFC 7946.
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
  | 'point';

/** Section of the column chooser in which a column is listed. */
type ColumnGroup = 'case' | 'place' | 'meal' | 'patient' | 'care' | 'symptoms' | 'links';

/** One column of the editors' list, its filter and its sort. */
export interface CaseListColumn {
  kind: ColumnKind;
  group: ColumnGroup;
  /** codes in the order of the form, of a choice or of reasons */
  choices?: readonly string[];
  /** what can be stored at all, of a number */
  range?: Range;
  /** page of the dictionary `domain` that names the codes */
  texts?: string;
  /**
   * Offered as a sort: by value, or by name in the language of the reader. Only what an index answers is
   * offered. What is unknown counts as less than anything known.
   */
  sort?: 'value' | 'name';
  /** only a filter: no row has it */
  filterOnly?: true;
  /** only a column: there is no filter of it */
  noFilter?: true;
}

const GROUP_OF_SECTION: Record<FieldDefinition['section'], ColumnGroup> = {
  1: 'patient',
  2: 'meal',
  3: 'care',
  4: 'symptoms',
  5: 'care',
};

/** Columns that belong to another group than the section of their field, or that can be sorted by. */
const EXTRA: Partial<Record<PlainField, Partial<CaseListColumn>>> = {
  age: { sort: 'value' },
  specie_id: { sort: 'name' },
  mass_poisoning: { group: 'meal' },
  mass_poisoning_nb: { group: 'meal', sort: 'value' },
};

/** The pages of the dictionary that are not called like their field. */
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
  /** whether it is in the figures, and why not: the rule of `countingOf` */
  counting: { kind: 'choice', group: 'case', choices: COUNTINGS, texts: 'counting' },
  /** when its reporter asked to withdraw it, until an editor decides */
  withdrawal_asked_at: { kind: 'instant', group: 'case' },
  /** why a public report was set aside */
  suspicion: { kind: 'reasons', group: 'case', choices: SUSPICIONS },
  source: { kind: 'choice', group: 'case', choices: CASE_SOURCES, texts: 'source' },
  source_ref: { kind: 'text', group: 'case' },
  created_at: { kind: 'instant', group: 'case', sort: 'value' },
  changed_at: { kind: 'instant', group: 'case', sort: 'value' },
  /** sorted by in the list of deleted cases only */
  deleted_at: { kind: 'instant', group: 'case', sort: 'value', noFilter: true },

  case_country: { kind: 'country', group: 'place' },
  case_archi: { kind: 'place', group: 'place' },
  case_island: { kind: 'place', group: 'place', sort: 'name' },
  case_location: { kind: 'place', group: 'place' },
  case_location_id: { kind: 'place', group: 'place' },
  /** cases of a place or of anything within it */
  place: { kind: 'place', group: 'place', filterOnly: true },
  case_geom: { kind: 'point', group: 'place' },

  /** civil date of the meal at the place */
  case_eventdate: { kind: 'date', group: 'meal', sort: 'value' },
  case_eventclock: { kind: 'clock', group: 'meal', noFilter: true },
  case_eventtime: { kind: 'instant', group: 'meal' },
  case_eventyear: { kind: 'number', group: 'meal', range: { min: 1, max: 9999 } },
  case_eventmonth: { kind: 'number', group: 'meal', range: { min: 1, max: 12 } },
  time_known: { kind: 'yesNo', group: 'meal' },

  /** the worst of the graded symptoms: 3, 2, 1, Y; N where some were asked and none was observed */
  severity: {
    kind: 'choice',
    group: 'symptoms',
    choices: ['3', '2', '1', 'Y', 'N'] satisfies (typeof SEVERITIES)[number][],
    texts: 'severity',
    sort: 'value',
  },

  match_event: { kind: 'text', group: 'links' },
  /** opaque number that the reports of one meal share */
  meal_group: { kind: 'number', group: 'links', range: { min: 1, max: 2_147_483_647 } },
  /** id of the case that counts in place of this duplicate */
  duplicate_of: { kind: 'number', group: 'links', range: { min: 1, max: 2_147_483_647 } },
  /** belongs to a shared meal, or is a duplicate, or has one */
  linked: { kind: 'yesNo', group: 'links' },
  /** left out in favour of another report */
  duplicate: { kind: 'yesNo', group: 'links' },
  /** whether the reporter left a name, address or number, without telling which */
  has_contact: { kind: 'yesNo', group: 'links' },
} as const satisfies Record<string, CaseListColumn>;

/** A column of the editors' list; those of the specification are spelled as there, section 3. */
export type CaseListColumnName = keyof typeof own | PlainField;

/**
 * Every column of the editors' list with its filter and its sort, in the order of a chooser: list, export,
 * saved views and their checks follow from here.
 */
export const CASE_LIST_COLUMNS: Readonly<Record<CaseListColumnName, CaseListColumn>> = { ...own, ...answers };

const NAMES = Object.keys(CASE_LIST_COLUMNS) as CaseListColumnName[];

/** Columns that a row can have. */
export const SHOWN_COLUMNS = NAMES.filter((name) => !CASE_LIST_COLUMNS[name].filterOnly);
/** Columns with a filter. */
export const FILTER_COLUMNS = NAMES.filter((name) => !CASE_LIST_COLUMNS[name].noFilter);
/** Columns that the list can be sorted by. */
export const SORT_COLUMNS = NAMES.filter((name) => CASE_LIST_COLUMNS[name].sort);

export const isCaseListColumn = (name: string): name is CaseListColumnName =>
  Object.hasOwn(CASE_LIST_COLUMNS, name);
