import type { SamplingColumns } from '@ciguawatch/shared/domain/algae/sampling-fields';
import type { CaseClass, ClassReason, DiscardReason } from '@ciguawatch/shared/domain/case-class/classes';
import type { CaseFlag } from '@ciguawatch/shared/domain/case-class/flags';
import type { CaseSource, ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { Recovery } from '@ciguawatch/shared/domain/recovery/answers';
import type { PlainField } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

/** A nullable column that may be left out when inserting. */
type OptionalColumn<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface CaseColumns {
  id: Generated<number>;
  case_uuid: OptionalColumn<string>;
  body_hash: OptionalColumn<string>;
  /**
   * Id of the deleted place that the report named, where `case_location_id` holds its nearest remaining
   * parent.
   */
  case_location_gone: OptionalColumn<number>;
  med_location_gone: OptionalColumn<number>;
  source: Generated<CaseSource>;
  source_ref: OptionalColumn<string>;
  /** Import of a list that the case came with; null for a report. */
  import_id: OptionalColumn<number>;
  case_geom: Json;
  case_location_id: OptionalColumn<number>;
  case_country: OptionalColumn<number>;
  case_archi: OptionalColumn<number>;
  case_island: OptionalColumn<number>;
  case_location: OptionalColumn<number>;
  case_eventtime: InstantOrNull;
  time_known: Generated<boolean>;
  /** Civil date of the meal at the place. */
  case_eventdate: OptionalColumn<string>;
  case_eventyear: OptionalColumn<number>;
  case_eventmonth: OptionalColumn<number>;
  contact_id: OptionalColumn<number>;
  match_event: OptionalColumn<string>;
  /** Opaque number shared by the reports of one meal; null where no other report is linked. */
  meal_group: OptionalColumn<number>;
  duplicate_of: OptionalColumn<number>;
  /** `case_uuid` of the earlier report that its reporter corrects by this one. */
  corrects: OptionalColumn<string>;
  /** `case_uuid` of a report that, according to the reporter, is about the same meal. */
  same_meal_as: OptionalColumn<string>;
  review_state: Generated<ReviewState>;
  /** When the reporter asked for the withdrawal of a reviewed report; null once an editor has decided. */
  withdrawal_asked_at: InstantOrNull;
  /** When the report was withdrawn; null while it stands. */
  withdrawn_at: InstantOrNull;
  /** Why a public report was held back for review. */
  suspicion: OptionalColumn<string>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
  deleted_at: InstantOrNull;
  /**
   * Whether the public row may describe the person: true from the first weekly step after the report came.
   */
  described: Generated<boolean>;
  /** What a person found the case to be instead of ciguatera; null while it is not discarded. */
  discarded: OptionalColumn<DiscardReason>;
  /** `discarded`, or the class that the rule gives; computed by `features/cases/class`. */
  case_class: Generated<CaseClass>;
  class_reasons: Generated<ClassReason[]>;
  /** `CLASS_RULE` by which it was classed; 0 before it ever was. */
  class_version: Generated<number>;
  /** Flags that nobody has found right; computed with the class. */
  open_flags: Generated<CaseFlag[]>;
  /**
   * What the public row withheld (`WITHHELD`) when the case left the public rows; null while it is public.
   */
  last_withheld: OptionalColumn<number>;
  version: Generated<number>;
}

/** Answers of the report that are stored as given. */
type AnswerColumns = { [F in PlainField]: OptionalColumn<NonNullable<ReportValues[F]>> };

/** Row of a case: its own columns and one for each answer. */
export type CaseReportTable = CaseColumns & AnswerColumns;

interface ContactTable {
  id: Generated<number>;
  case_uuid: string;
  cont_name: string | null;
  cont_email: string | null;
  cont_phone: string | null;
  /** Address for reminders alone: in no list and no export of cases. */
  reminder_email: OptionalColumn<string>;
  /** Whether a case refers to it. */
  used: Generated<boolean>;
  created_at: InstantDefault;
}

/** Proofs that a report is one's own, as HMACs. Separate from the case, which is listed and exported. */
interface ReportProofTable {
  case_id: number;
  receipt_hmac: OptionalColumn<string>;
  /** HMAC of the random mark of the reporting device; erased after 30 days. */
  device_hmac: OptionalColumn<string>;
  /** HMAC of the network that the report came from; erased after 30 days. */
  network_hmac: OptionalColumn<string>;
  /** HMAC of the receipt code that the sender gave for a report of the same meal. */
  meal_hmac: OptionalColumn<string>;
  at: InstantDefault;
}

/** Whether a person is still ill: one row for each date that was answered. */
interface RecoveryTable {
  case_id: number;
  /** days after the meal: 15, 90 or 365 */
  due: number;
  /** version of the text by which the person agreed */
  consent: number;
  feels: Recovery['feels'];
  felt: Recovery['felt'];
  gone_since: OptionalColumn<NonNullable<Recovery['goneSince']>>;
  brought_back: Recovery['broughtBack'];
  /** editor who recorded it; null where the person answered, or the account is gone */
  by_user: OptionalColumn<number>;
  recorded: Generated<boolean>;
  at: InstantDefault;
}

/** Who agreed to be asked again at the three dates, with the text that they agreed to. */
interface RecoveryConsentTable {
  case_id: number;
  /** version of the text, `REMINDER_CONSENT` */
  version: number;
  /** language of the reporter, in which reminders are written */
  language: string;
  at: Instant;
  /** when the person asked to be left alone, or two reminders had come back; null while they may be asked */
  stopped_at: InstantOrNull;
}

/** That the questions of a date were shown to the person. */
interface RecoveryShownTable {
  case_id: number;
  /** days after the meal: 15, 90 or 365 */
  due: number;
  /** when for the first time */
  at: Instant;
}

/** A reminder that was mailed, one for each date at most. */
interface RecoveryReminderTable {
  case_id: number;
  /** days after the meal: 15, 90 or 365 */
  due: number;
  /** hash of the token that answers this date once */
  token_hash: string;
  /** the mail in the outbox, which forgets it after 30 days */
  mail_id: number | null;
  queued_at: Instant;
  used_at: InstantOrNull;
  /** when a mail server had refused or returned it for good */
  failed_at: InstantOrNull;
}

/** Withdrawn reports, including those that have not arrived yet. */
interface WithdrawnReportTable {
  case_uuid: string;
  /** HMAC of the receipt code; empty in withdrawals from before there were codes. */
  receipt_hmac: string;
  at: InstantDefault;
}

/** What the public last saw of a case; a case that was never public has no row. */
interface PublicCaseTable {
  id: number;
  /** Fingerprint of the public row; null once the case left the public list. */
  mark: string | null;
  /** When the public row last changed or disappeared. */
  at: InstantDefault;
  chunk: number;
  /** What the public row withholds (`WITHHELD`); null once the case left the public list. */
  withheld: ColumnType<number | null, never, never>;
  /** What it withheld before the guarded change that is under way; null otherwise. */
  was_withheld: ColumnType<number | null, never, null>;
  was_public: ColumnType<boolean | null, never, null>;
}

/** Cases whose class has to be computed before the transaction ends. */
interface ClassDueTable {
  case_id: number;
  /** whether the case itself was changed, and not only what its class follows from */
  own: Generated<boolean>;
}

/** Changes of one chunk of the public list; their sum is the version of the chunk. */
interface CaseChunkTable {
  chunk: number;
  n: Generated<number>;
  at: InstantDefault;
}

type SamplingValues = SamplingColumns<unknown>;

/** One sampling; each field has a column. */
type SamplingTable = {
  [F in keyof SamplingValues]: F extends 'at_geom' ? Json : OptionalColumn<NonNullable<SamplingValues[F]>>;
};

/** Row of a sampling of microalgae; the specification calls it tracking. */
export interface TrackingTable extends SamplingTable {
  id: Generated<number>;
  at_country: OptionalColumn<number>;
  /** Identifier made on the sending device. */
  uuid: OptionalColumn<string>;
  /** Fingerprint of the body sent under `uuid`. */
  body_hash: OptionalColumn<string>;
  source: Generated<'form' | 'import'>;
  deleted_at: InstantOrNull;
  version: Generated<number>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
}

/** Increments whose sum is the number of public cases. */
interface CaseTallyTable {
  country: number;
  /**
   * month: all cases of a month; island: of one island in a month; specie: of one species in a year; rule, reviewed:
   * of one island in a month as the rule of outbreaks counts them, and those of them that an editor reviewed
   */
  part: 'month' | 'island' | 'specie' | 'rule' | 'reviewed';
  year: number;
  /** 1 to 12; 0 when it is unknown, or for counts of a year */
  month: number;
  /** location id of the island or id of the species; 0 for counts of all cases */
  key: number;
  n: number;
}

/** Tables of cases, contacts, the public journal and samplings. */
export interface CaseTables {
  case_report: CaseReportTable;
  contact: ContactTable;
  withdrawn_report: WithdrawnReportTable;
  report_proof: ReportProofTable;
  recovery: RecoveryTable;
  class_due: ClassDueTable;
  recovery_consent: RecoveryConsentTable;
  recovery_reminder: RecoveryReminderTable;
  recovery_shown: RecoveryShownTable;
  case_chunk: CaseChunkTable;
  public_case: PublicCaseTable;
  case_tally: CaseTallyTable;
  tracking: TrackingTable;
}
