import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { DB } from '../db/schema';

/**
 * Where the rights desk searches for a person and erases; each is a file of `features/rights/places`. Columns
 * of `answer` are exported with the person's report but kept without the person, as after the retention of
 * contacts.
 */
export type DeskPlace =
  | 'contact'
  | 'case'
  | 'note'
  | 'attachment'
  | 'answer'
  | 'alert'
  | 'comment'
  | 'approval'
  | 'view'
  | 'trail';

/** When a column is erased without a request; `account` and `stays` are not. */
export const RETENTIONS = {
  contacts: 'after the configured number of months, with a withdrawal, and after a day without a report',
  cases: '30 days after the case was deleted or withdrawn',
  copies: 'with the case that it tells of',
  approvals: '30 days after the decision, and with the case',
  withdrawn: '400 days after the withdrawal',
  deviceMarks: '30 days after the report came',
  sessions: 'a day after the login or link has ended',
  mails: 'its text when it has left, the rest 30 days later',
  account: 'as long as the account is kept',
  stays: 'until an editor erases it',
} as const;
type Retention = keyof typeof RETENTIONS;
/** Retentions carried out by the housekeeping of cases; sessions and mails have their own jobs. */
export type CaseRetention = Exclude<Retention, 'sessions' | 'mails' | 'account' | 'stays'>;

/** What a column may reveal about a person. */
interface Personal {
  of: 'reporter' | 'patient' | 'account';
  /**
   * where the rights desk finds it; null when it is erased together with another column or concerns only an
   * account
   */
  desk: DeskPlace | null;
  kept: Retention;
}

/** Kinds of columns that reveal nothing about a person. */
const PLAIN = {
  code: 'a code, a number as text or a name that the portal gave',
  hash: 'a hash or a key: nothing can be read from it without the secret',
  place: 'a name or the shape of a place',
  species: 'what is said of a species, a group or a sampling',
  portal: 'a text or setting of the portal itself',
} as const;
type Plain = keyof typeof PLAIN;

type Column = Personal | Plain;
type Columns = Record<string, Column>;

const all = (column: Column, names: string): Columns =>
  Object.fromEntries(names.split(' ').map((name) => [name, column]));

const contact: Personal = { of: 'reporter', desk: 'contact', kept: 'contacts' };
const text: Personal = { of: 'patient', desk: 'case', kept: 'cases' };
const answer: Personal = { of: 'patient', desk: 'answer', kept: 'cases' };
const account: Personal = { of: 'account', desk: null, kept: 'account' };
const session: Personal = { of: 'account', desk: null, kept: 'sessions' };
const mail: Personal = { of: 'account', desk: null, kept: 'mails' };

/**
 * Every column that can hold text: what it reveals about whom, where it is found and erased and how long it
 * is kept, or why it reveals nothing. Rights desk, retention and tests follow from it. A missing table does
 * not compile, a missing column fails a test.
 */
export const PERSONAL_DATA: Record<keyof DB, Columns> = {
  alert: {
    ...all('code', 'key rule state'),
    note: { of: 'patient', desk: 'alert', kept: 'copies' },
  },
  alert_case: all('code', 'rule'),
  alert_due: {},
  algae_specie: all('species', 'as_name genus toxins'),
  app_user: {
    ...all(account, 'avatar biosketch email first_name function last_name organization position username'),
    ...all('code', 'language scope_countries scope_groups'),
    ...all('hash', 'password_hash'),
  },
  approval: {
    ...all('code', 'call countries params status'),
    ...all('hash', 'fingerprint'),
    ...all({ of: 'patient', desk: 'approval', kept: 'approvals' }, 'body changes reason'),
  },
  audit: {
    ...all('code', 'action kind object_id'),
    ...all({ of: 'patient', desk: 'trail', kept: 'copies' }, 'before after'),
  },
  case_chunk: {},
  case_attachment: {
    ...all({ of: 'patient', desk: 'attachment', kept: 'cases' }, 'name'),
    ...all('code', 'kind type'),
    ...all('hash', 'asked key'),
  },
  case_mention: {},
  case_note: {
    ...all({ of: 'patient', desk: 'note', kept: 'cases' }, 'text'),
    ...all('code', 'kind'),
    ...all('hash', 'body_hash'),
  },
  case_pair: all('code', 'changes decision evidence proposed'),
  case_report: {
    ...all('hash', 'body_hash'),
    ...all('code', 'review_state source source_ref suspicion'),
    ...all(text, 'case_purchase_place gsympt_diagnostic gsympt_other_obs match_event med_place'),
    ...all(
      answer,
      'case_geom case_purchase_place_type gender gsympt_delay history med_seen med_type profile',
    ),
    ...all(answer, GRADED_SYMPTOMS.join(' ')),
    // Search words, derived by the database from the texts above.
    words: { ...text, desk: null },
  },
  case_tally: all('code', 'part'),
  case_task: all('code', 'waiting_for'),
  case_unpaired: {},
  chart_country: all('portal', 'files'),
  chart_file: all('portal', 'body name'),
  contact: all(contact, 'cont_email cont_name cont_phone'),
  country: { ...all('code', 'iso2 iso3'), ...all('place', 'names') },
  coverage: all('code', 'source'),
  // Reasons and notes stay in the trail; typed words of a filter are hashes.
  decision: all('code', 'filter kind target'),
  decision_item: all('code', 'before'),
  deleted_place: all('place', 'name'),
  digest: {},
  import: {
    // Names that an account gave to its lists and files, and headers of their columns; no cell of a file.
    ...all({ of: 'account', desk: null, kept: 'stays' }, 'file mapping source'),
    ...all('code', 'kind'),
    ...all('hash', 'body_hash'),
  },
  language: {
    ...all('code', 'code countries fallback flag iso slug sov'),
    ...all('portal', 'description ethny name name_fr'),
  },
  location: {
    ...all('place', 'center geometry landform licence loca_bbox name names source timezone'),
    ...all('code', 'type uuid'),
    ...all('hash', 'body_hash'),
  },
  location_outline: all('place', 'geometry'),
  mail_outbox: all(mail, 'body html last_error recipient subject'),
  module_fault: all('portal', 'kind message module page version'),
  one_time_token: { ...all(session, 'email'), ...all('code', 'purpose'), ...all('hash', 'token_hash') },
  person_setting: { ...all('code', 'key'), ...all(account, 'value') },
  person_visit: all('code', 'key'),
  phenotype: all('species', 'description descriptions families media slug value'),
  picture: {
    // The author of a picture is shown below it, as its licence requires.
    ...all({ of: 'account', desk: null, kept: 'stays' }, 'author'),
    ...all('code', 'licence purpose'),
    ...all('hash', 'key placeholder'),
  },
  picture_upload: all('hash', 'asked key'),
  population_unit: all('place', 'source'),
  product_name: all('species', 'value'),
  public_case: all('hash', 'mark'),
  rate_limit: all('hash', 'key'),
  refresh_family: { ...all(session, 'browser system'), ...all('code', 'revoke_reason') },
  refresh_token: all('hash', 'token_hash'),
  report_comment: {
    ...all({ of: 'patient', desk: 'comment', kept: 'stays' }, 'text'),
    ...all('hash', 'text_hash'),
    ...all('code', 'lang'),
  },
  report_issue: {
    ...all({ of: 'patient', desk: 'comment', kept: 'stays' }, 'content'),
    ...all({ of: 'account', desk: null, kept: 'stays' }, 'user_name'),
    ...all('code', 'kind'),
    ...all('hash', 'comment_hash digest'),
  },
  report_proof: {
    ...all({ of: 'reporter', desk: null, kept: 'deviceMarks' }, 'device_hmac'),
    ...all({ of: 'reporter', desk: null, kept: 'cases' }, 'meal_hmac receipt_hmac'),
  },
  revision: {
    ...all('species', 'after applied before decided_before object_name payload reason'),
    ...all('code', 'action_type object_type status'),
    ...all('hash', 'body_hash'),
  },
  saved_view: {
    ...all({ of: 'patient', desk: 'view', kept: 'cases' }, 'filter name'),
    ...all('code', 'columns sort'),
  },
  setting: { ...all('code', 'key'), ...all('portal', 'value') },
  specie: all('species', 'description descriptions family food media name slug'),
  tombstone: { ...all('code', 'kind'), ...all('hash', 'body_hash source_key') },
  tracking: {
    ...all('species', 'at_geom at_sampling_picture at_sampling_time at_toxicity_data code station'),
    ...all('code', 'source uuid'),
    ...all('hash', 'body_hash'),
  },
  translation_override: { ...all('code', 'key language namespace page'), ...all('portal', 'value') },
  translation_version: all('code', 'language'),
  user_country: {},
  user_group: {},
  withdrawn_report: all({ of: 'reporter', desk: null, kept: 'withdrawn' }, 'receipt_hmac'),
};

/** Columns of a table in one of the desk's places. */
export const columnsAt = (table: keyof DB, place: DeskPlace): string[] =>
  Object.entries(PERSONAL_DATA[table]).flatMap(([name, column]) =>
    typeof column === 'object' && column.desk === place ? [name] : [],
  );
