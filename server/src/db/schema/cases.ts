import type { SamplingColumns } from '@ciguawatch/shared/domain/algae/sampling-fields';
import type { CaseSource, ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { PlainField } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { ColumnType, Generated } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

/** A column that may be left out when inserting and is null then. */
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface CaseColumns {
  id: Generated<number>;
  case_uuid: Maybe<string>;
  body_hash: Maybe<string>;
  /** Number of the deleted place that was named, where `case_location_id` stands for it. */
  case_location_gone: Maybe<number>;
  med_location_gone: Maybe<number>;
  source: Generated<CaseSource>;
  source_ref: Maybe<string>;
  case_geom: Json;
  case_location_id: Maybe<number>;
  case_country: Maybe<number>;
  case_archi: Maybe<number>;
  case_island: Maybe<number>;
  case_location: Maybe<number>;
  case_eventtime: InstantOrNull;
  time_known: Generated<boolean>;
  /** Civil date at the place. */
  case_eventdate: Maybe<string>;
  case_eventyear: Maybe<number>;
  case_eventmonth: Maybe<number>;
  contact_id: Maybe<number>;
  match_event: Maybe<string>;
  /** Opaque number shared by the reports of one meal; null where no other report is linked. */
  meal_group: Maybe<number>;
  duplicate_of: Maybe<number>;
  /** Identifier of the report that the reporter corrects by this one. */
  corrects: Maybe<string>;
  /** Identifier of a report of the same meal, as the reporter said. */
  same_meal_as: Maybe<string>;
  review_state: Generated<ReviewState>;
  /** When its reporter asked to withdraw it, as long as no editor has decided. */
  withdrawal_asked_at: InstantOrNull;
  /** When the report was taken back; null while it stands. */
  withdrawn_at: InstantOrNull;
  /** Why a public report was set aside. */
  suspicion: Maybe<string>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
  deleted_at: InstantOrNull;
  /** Whether the public row may describe the person by now: from the first weekly step after the report came. */
  described: Generated<boolean>;
  /** What the public row withheld when the case left the public rows (`WITHHELD`); null while it is public. */
  last_withheld: Maybe<number>;
  version: Generated<number>;
}

/** The answers of a report that are kept as they were given. */
type AnswerColumns = { [F in PlainField]: Maybe<NonNullable<ReportValues[F]>> };

export type CaseReportTable = CaseColumns & AnswerColumns;

interface ContactTable {
  id: Generated<number>;
  case_uuid: string;
  cont_name: string | null;
  cont_email: string | null;
  cont_phone: string | null;
  /** A case refers to it. */
  used: Generated<boolean>;
  created_at: InstantDefault;
}

/** What proves that a report is one's own, as HMACs: apart from the case, which is listed and exported. */
interface ReportProofTable {
  case_id: number;
  receipt_hmac: Maybe<string>;
  /** Of the mark of the device; erased after 30 days. */
  device_hmac: Maybe<string>;
  /** Of the receipt code that was given for the report of the same meal. */
  meal_hmac: Maybe<string>;
  at: InstantDefault;
}

/** Reports that their reporters took back, also those that did not arrive yet. */
interface WithdrawnReportTable {
  case_uuid: string;
  /** Of its receipt code; empty in withdrawals from before there were codes. */
  receipt_hmac: string;
  at: InstantDefault;
}

/** What the public has seen of a case; a case that was never public has no row. */
interface PublicCaseTable {
  id: number;
  /** Fingerprint of the public row; null once the case went from the list. */
  mark: string | null;
  /** When the row became what it is, or went. */
  at: InstantDefault;
  chunk: number;
}

/** Changes noted per chunk of the public list; their sum is its version. */
interface CaseChunkTable {
  chunk: number;
  n: Generated<number>;
  at: InstantDefault;
}

type Said = SamplingColumns<unknown>;

/** What a row says of a sampling: a column a field. */
type SamplingTable = {
  [F in keyof Said]: F extends 'at_geom' ? Json : Maybe<NonNullable<Said[F]>>;
};

export interface TrackingTable extends SamplingTable {
  id: Generated<number>;
  at_country: Maybe<number>;
  /** Identifier made on the device that sent it. */
  uuid: Maybe<string>;
  /** Fingerprint of what was sent under it. */
  body_hash: Maybe<string>;
  source: Generated<'form' | 'import'>;
  deleted_at: InstantOrNull;
  version: Generated<number>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
}

/** Notes that add up to counts of public cases. */
interface CaseTallyTable {
  country: number;
  /** of a month of all cases, of one island in a month, of one species in a year */
  part: 'month' | 'island' | 'specie';
  year: number;
  /** 1 to 12; 0 where it is not known, and where the count is of a year */
  month: number;
  /** location id of the island, id of the species; 0 in counts of all */
  key: number;
  n: number;
}

export interface CaseTables {
  case_report: CaseReportTable;
  contact: ContactTable;
  withdrawn_report: WithdrawnReportTable;
  report_proof: ReportProofTable;
  case_chunk: CaseChunkTable;
  public_case: PublicCaseTable;
  case_tally: CaseTallyTable;
  tracking: TrackingTable;
}
