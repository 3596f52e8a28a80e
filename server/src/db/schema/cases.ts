import type { SamplingColumns } from '@ciguawatch/shared/domain/algae/sampling-fields';
import type { CaseSource, ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { RECORDED_FEELINGS, Recovery } from '@ciguawatch/shared/domain/recovery/answers';
import type { PlainField } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { ColumnType, Generated } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';
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
  /** version of the text by which the person agreed; null where a death was recorded */
  consent: number | null;
  feels: (typeof RECORDED_FEELINGS)[number];
  felt: Recovery['felt'];
  gone_since: OptionalColumn<NonNullable<Recovery['goneSince']>>;
  brought_back: Recovery['broughtBack'];
  /** editor who recorded it; null where the person answered, or the account is gone */
  by_user: OptionalColumn<number>;
  recorded: Generated<boolean>;
  at: InstantDefault;
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
  /** month: all cases of a month; island: of one island in a month; specie: of one species in a year */
  part: 'month' | 'island' | 'specie';
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
  case_chunk: CaseChunkTable;
  public_case: PublicCaseTable;
  case_tally: CaseTallyTable;
  tracking: TrackingTable;
}
