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
  | 'post'
  | 'sample'
  | 'follow'
  | 'view'
  | 'trail';

/** When a column is erased without a request; `account` and `stays` are not. */
export const RETENTIONS = {
  contacts: 'after the configured number of months, with a withdrawal, and after a day without a report',
  reminders: 'with the answer of the last date, 30 days after that date, and when the person stops them',
  cases: '30 days after the case was deleted or withdrawn',
  copies: 'with the case that it tells of',
  approvals: '30 days after the decision, and with the case',
  withdrawn: '400 days after the withdrawal',
  deviceMarks: '30 days after the report came',
  sessions: 'a day after the login, link or token has ended',
  signIns: '90 days after the login or try',
  follows: 'when the person ends it, after two mails that came back, and after two days without confirmation',
  wordings: '90 days after it was proposed or decided',
  mails: 'its text when it has left, the rest 30 days later',
  account: 'as long as the account is kept',
  stays: 'until an editor erases it',
} as const;
type Retention = keyof typeof RETENTIONS;
/** Retentions carried out by the housekeeping of cases; sessions, followers and mails have their own jobs. */
export type CaseRetention = Exclude<
  Retention,
  'sessions' | 'signIns' | 'follows' | 'wordings' | 'mails' | 'account' | 'stays'
>;

/** What a column may reveal about a person. */
interface Personal {
  of: 'reporter' | 'patient' | 'account' | 'reader';
  /**
   * where the rights desk finds it; null when it is erased together with another column or concerns only an
   * account
   */
  desk: DeskPlace | null;
  kept: Retention;
}

/** Kinds of columns that reveal nothing about a person. */
const IMPERSONAL_KINDS = {
  code: 'a code, a number as text or a name that the portal gave',
  hash: 'a hash or a key: nothing can be read from it without the secret',
  place: 'a name or the shape of a place',
  species: 'what is said of a species, a group or a sampling',
  portal: 'a text or setting of the portal itself',
} as const;
type Plain = keyof typeof IMPERSONAL_KINDS;

type Column = Personal | Plain;
type Columns = Record<string, Column>;

const sameForAll = (column: Column, names: string): Columns =>
  Object.fromEntries(names.split(' ').map((name) => [name, column]));

const contact: Personal = { of: 'reporter', desk: 'contact', kept: 'contacts' };
const text: Personal = { of: 'patient', desk: 'case', kept: 'cases' };
const answer: Personal = { of: 'patient', desk: 'answer', kept: 'cases' };
const sample: Personal = { of: 'patient', desk: 'sample', kept: 'stays' };
const account: Personal = { of: 'account', desk: null, kept: 'account' };
const signIn: Personal = { of: 'account', desk: null, kept: 'signIns' };
const session: Personal = { of: 'account', desk: null, kept: 'sessions' };
const mail: Personal = { of: 'account', desk: null, kept: 'mails' };

/**
 * Every column that can hold text: what it reveals about whom, where it is found and erased and how long it
 * is kept, or why it reveals nothing. Rights desk, retention and tests follow from it. A missing table does
 * not compile, a missing column fails a test.
 */
export const PERSONAL_DATA: Record<keyof DB, Columns> = {
  alert: {
    ...sameForAll('code', 'key rule state'),
    note: { of: 'patient', desk: 'alert', kept: 'copies' },
  },
  alert_case: sameForAll('code', 'rule'),
  alert_due: {},
  fish_note: sameForAll('code', 'kind'),
  algae_specie: sameForAll('species', 'as_name genus id_source toxins'),
  app_user: {
    ...sameForAll(
      account,
      'avatar biosketch email first_name function last_name organization position username',
    ),
    ...sameForAll('code', 'language scope_countries scope_groups'),
    ...sameForAll('hash', 'password_hash'),
  },
  approval: {
    ...sameForAll('code', 'call countries params status'),
    ...sameForAll('hash', 'fingerprint'),
    ...sameForAll({ of: 'patient', desk: 'approval', kept: 'approvals' }, 'body changes reason'),
  },
  audit: {
    ...sameForAll('code', 'action kind object_id'),
    ...sameForAll({ of: 'patient', desk: 'trail', kept: 'copies' }, 'before after'),
  },
  case_chunk: {},
  case_attachment: {
    ...sameForAll({ of: 'patient', desk: 'attachment', kept: 'cases' }, 'name'),
    ...sameForAll('code', 'kind type'),
    ...sameForAll('hash', 'asked key'),
  },
  case_flag: { ...sameForAll('code', 'flag'), ...sameForAll('hash', 'facts') },
  case_mention: {},
  case_note: {
    ...sameForAll({ of: 'patient', desk: 'note', kept: 'cases' }, 'text'),
    ...sameForAll('code', 'kind'),
    ...sameForAll('hash', 'body_hash'),
  },
  case_pair: sameForAll('code', 'changes decision evidence proposed'),
  case_report: {
    ...sameForAll('hash', 'body_hash'),
    ...sameForAll('code', 'review_state source source_ref suspicion'),
    ...sameForAll(text, 'case_purchase_place gsympt_diagnostic gsympt_other_obs match_event med_place'),
    ...sameForAll(
      answer,
      'case_geom case_purchase_place_type gender gsympt_delay history med_seen med_type profile resident',
    ),
    ...sameForAll(answer, GRADED_SYMPTOMS.join(' ')),
    ...sameForAll(answer, 'case_class class_reasons discarded open_flags'),
    // Search words, derived by the database from the texts above.
    words: { ...text, desk: null },
  },
  case_tally: sameForAll('code', 'part'),
  case_task: sameForAll('code', 'waiting_for'),
  case_unpaired: {},
  class_due: {},
  chart_country: sameForAll('portal', 'files'),
  chart_file: sameForAll('portal', 'body name'),
  contact: {
    ...sameForAll(contact, 'cont_email cont_name cont_phone'),
    ...sameForAll({ of: 'reporter', desk: 'contact', kept: 'reminders' }, 'reminder_email'),
  },
  country: {
    ...sameForAll('code', 'confirming_methods emergency iso2 iso3 numbers'),
    ...sameForAll('place', 'names'),
  },
  coverage: sameForAll('code', 'source'),
  // Reasons and notes stay in the trail; typed words of a filter are hashes.
  decision: sameForAll('code', 'countries filter kind target'),
  decision_item: sameForAll('code', 'before'),
  deleted_place: sameForAll('place', 'kept name'),
  digest: {},
  factor_demand: {},
  follow: {
    // Of a mail box, or of a browser at its push service; sealed by a key that is not in the database. The desk finds a mail
    // box by the hash; a browser is known to nobody but itself.
    address: { of: 'reader', desk: 'follow', kept: 'follows' },
    ...sameForAll('hash', 'address_hash'),
    ...sameForAll('code', 'language way'),
  },
  import: {
    // Names that an account gave to its lists and files, and headers of their columns; no cell of a file.
    ...sameForAll({ of: 'account', desk: null, kept: 'stays' }, 'file mapping source'),
    ...sameForAll('code', 'countries kind'),
    ...sameForAll('hash', 'body_hash'),
  },
  language: {
    ...sameForAll('code', 'code countries fallback flag iso slug sov'),
    ...sameForAll('portal', 'description ethny name name_fr'),
  },
  location: {
    ...sameForAll('place', 'center geometry landform licence loca_bbox name names source timezone'),
    ...sameForAll('code', 'pack_key type uuid'),
    ...sameForAll('hash', 'body_hash'),
  },
  location_outline: sameForAll('place', 'geometry'),
  // The recipient of a mail to a follower is sealed, and goes with the follower.
  mail_outbox: sameForAll(mail, 'body html last_error recipient subject unsubscribe'),
  module_fault: sameForAll('portal', 'kind message module page version'),
  news_told: sameForAll('code', 'kind'),
  one_time_token: {
    ...sameForAll(session, 'email'),
    ...sameForAll('code', 'purpose'),
    ...sameForAll('hash', 'token_hash'),
  },
  // Counts by place and month, and names of places.
  open_data_release: {
    ...sameForAll('code', 'version content zip'),
    ...sameForAll('hash', 'data_digest digest'),
  },
  passkey: {
    ...sameForAll(account, 'name'),
    ...sameForAll('code', 'transports'),
    ...sameForAll('hash', 'credential_id public_key'),
  },
  passkey_challenge: sameForAll('hash', 'challenge'),
  personal_token: {
    ...sameForAll(session, 'name'),
    ...sameForAll('code', 'countries scopes'),
    ...sameForAll('hash', 'token_hash'),
  },
  person_setting: { ...sameForAll('code', 'key'), ...sameForAll(account, 'value') },
  person_visit: sameForAll('code', 'key'),
  phenotype: sameForAll('species', 'description descriptions families media slug value'),
  picture: {
    // The author of a picture is shown below it, as its licence requires.
    ...sameForAll({ of: 'account', desk: null, kept: 'stays' }, 'author'),
    ...sameForAll('code', 'licence purpose'),
    ...sameForAll('hash', 'key placeholder'),
  },
  picture_upload: sameForAll('hash', 'asked key'),
  population_unit: sameForAll('place', 'source'),
  product_name: { ...sameForAll('species', 'value'), ...sameForAll('code', 'pack') },
  post: {
    // Who answers for a dispensary, and how that person is reached.
    ...sameForAll({ of: 'account', desk: 'post', kept: 'stays' }, 'contact email name sms'),
    ...sameForAll('code', 'language rhythm'),
    ...sameForAll('hash', 'body_hash'),
  },
  post_period: sameForAll('hash', 'token_hash'),
  public_case: sameForAll('hash', 'mark'),
  push_waiting: sameForAll('code', 'kind'),
  rate_limit: sameForAll('hash', 'key'),
  refresh_family: { ...sameForAll(session, 'browser system'), ...sameForAll('code', 'revoke_reason') },
  refresh_token: sameForAll('hash', 'token_hash'),
  report_comment: {
    ...sameForAll({ of: 'patient', desk: 'comment', kept: 'stays' }, 'text'),
    ...sameForAll('hash', 'text_hash'),
    ...sameForAll('code', 'lang'),
  },
  report_issue: {
    ...sameForAll({ of: 'patient', desk: 'comment', kept: 'stays' }, 'content'),
    ...sameForAll({ of: 'account', desk: null, kept: 'stays' }, 'user_name'),
    ...sameForAll('code', 'kind'),
    ...sameForAll('hash', 'comment_hash digest'),
  },
  recovery: sameForAll(answer, 'brought_back feels felt gone_since'),
  recovery_code: sameForAll('hash', 'code_hash'),
  recovery_consent: sameForAll('code', 'language'),
  recovery_reminder: sameForAll('hash', 'token_hash'),
  recovery_shown: {},
  report_proof: {
    ...sameForAll({ of: 'reporter', desk: null, kept: 'deviceMarks' }, 'device_hmac network_hmac'),
    ...sameForAll({ of: 'reporter', desk: null, kept: 'cases' }, 'meal_hmac receipt_hmac'),
  },
  revision: {
    ...sameForAll(
      'species',
      'after applied asked_reason before decided_before moved object_name payload reason source',
    ),
    ...sameForAll('code', 'action_type object_type status'),
    ...sameForAll('hash', 'body_hash'),
  },
  saved_view: {
    ...sameForAll({ of: 'patient', desk: 'view', kept: 'cases' }, 'filter name'),
    ...sameForAll('code', 'columns sort'),
  },
  // A remnant is of somebody's meal, and its code or its source may name the person.
  sample: {
    ...sameForAll(sample, 'code species_text'),
    ...sameForAll('code', 'caught_on origin source tissue'),
    ...sameForAll('hash', 'body_hash'),
  },
  // What a sample was before an import; it goes with a name that is taken out of the sample.
  sample_import: { other: { ...sample, desk: null } },
  sample_result: {
    ...sameForAll('code', 'decision method qualifier tested_on unit'),
    ...sameForAll('species', 'analyte'),
    reference: sample,
  },
  setting: { ...sameForAll('code', 'key'), ...sameForAll('portal', 'value') },
  sign_in: {
    ...sameForAll(signIn, 'browser system'),
    ...sameForAll('code', 'way'),
    ...sameForAll('hash', 'device'),
  },
  silence: sameForAll('code', 'answer'),
  sso_identity: { ...sameForAll('portal', 'issuer'), ...sameForAll(account, 'subject') },
  specie: sameForAll(
    'species',
    'description description_sources descriptions family food local_names media name published_evidence slug synonyms traits',
  ),
  tombstone: { ...sameForAll('code', 'kind'), ...sameForAll('hash', 'body_hash source_key') },
  // Sealed by a key that is not in the database.
  totp: sameForAll('hash', 'secret'),
  tracking: {
    ...sameForAll(
      'species',
      'at_geom at_sampling_picture at_sampling_time at_toxicity_data code identification station',
    ),
    ...sameForAll('portal', 'data_source'),
    ...sameForAll('code', 'cells_unit source uuid'),
    ...sameForAll('hash', 'body_hash'),
  },
  translation_override: {
    ...sameForAll('code', 'key language namespace page'),
    ...sameForAll('portal', 'source value'),
  },
  translation_version: sameForAll('code', 'language'),
  user_country: {},
  user_group: {},
  wording: {
    // A sentence of the portal in other words; a person could write anything.
    text: { of: 'reader', desk: null, kept: 'wordings' },
    before: 'portal',
    ...sameForAll('code', 'key language namespace page state'),
  },
  withdrawn_report: sameForAll({ of: 'reporter', desk: null, kept: 'withdrawn' }, 'receipt_hmac'),
};

/** Columns of a table in one of the desk's places. */
export const columnsAt = (table: keyof DB, place: DeskPlace): string[] =>
  Object.entries(PERSONAL_DATA[table]).flatMap(([name, column]) =>
    typeof column === 'object' && column.desk === place ? [name] : [],
  );
