import type {
  CaseSource,
  Gender,
  History,
  MedType,
  OnsetDelay,
  Profile,
  PurchasePlaceType,
  ReviewState,
  Severity,
  SpeciePart,
} from '@ciguawatch/shared/domain/codes/choices';
import type { GradedSymptom, SymptomFlag } from '@ciguawatch/shared/domain/codes/symptoms';
import type { ColumnType, Generated } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

/** A column that may be left out when inserting and is null then. */
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface CaseColumns {
  id: Generated<number>;
  case_uuid: Maybe<string>;
  body_hash: Maybe<string>;
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
  case_purchase_place_type: Maybe<PurchasePlaceType>;
  case_purchase_place: Maybe<string>;
  profile: Maybe<Profile>;
  gender: Maybe<Gender>;
  age: Maybe<number>;
  history: Maybe<History>;
  history_nb: Maybe<number>;
  mass_poisoning: Maybe<boolean>;
  mass_poisoning_nb: Maybe<number>;
  med_date: Maybe<string>;
  med_place: Maybe<string>;
  med_type: Maybe<MedType>;
  med_location_id: Maybe<number>;
  gsympt_diagnostic: Maybe<string>;
  gsympt_delay: Maybe<OnsetDelay>;
  gsympt_persist: Maybe<boolean>;
  msympt_body_temp: Maybe<number>;
  gsympt_heart_rate: Maybe<number>;
  gsympt_blood_pressure_pas: Maybe<number>;
  gsympt_blood_pressure_pad: Maybe<number>;
  gsympt_other_obs: Maybe<string>;
  phenotype_id: Maybe<number>;
  specie_known: Maybe<boolean>;
  specie_id: Maybe<number>;
  contact_id: Maybe<number>;
  match_event: Maybe<string>;
  /** Opaque number shared by the reports of one meal; null where no other report is linked. */
  meal_group: Maybe<number>;
  duplicate_of: Maybe<number>;
  review_state: Generated<ReviewState>;
  /** Why a public report was set aside. */
  suspicion: Maybe<string>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
  deleted_at: InstantOrNull;
  version: Generated<number>;
}

export type CaseReportTable = CaseColumns &
  Record<GradedSymptom, Maybe<Severity>> &
  Record<SymptomFlag | SpeciePart, Maybe<boolean>>;

export interface ContactTable {
  id: Generated<number>;
  case_uuid: string;
  cont_name: string | null;
  cont_email: string | null;
  cont_phone: string | null;
  /** A case refers to it. */
  used: Generated<boolean>;
  created_at: InstantDefault;
}

/** Changes noted per chunk of the public list; their sum is its version. */
export interface CaseChunkTable {
  chunk: number;
  n: Generated<number>;
  at: InstantDefault;
}

export interface TrackingTable {
  id: Generated<number>;
  code: Maybe<string>;
  at_country: Maybe<number>;
  at_geom: Json;
  at_sampling_time: InstantOrNull;
  at_water_temperature: Maybe<number>;
  at_sampling_depth: Maybe<number>;
  at_sampling_picture: Maybe<string>;
  at_cells_nb: Maybe<number>;
  at_species: Maybe<number>;
  at_toxicity_data: Maybe<string>;
  at_dino_identification: Maybe<boolean>;
  version: Generated<number>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
}

export interface CaseTables {
  case_report: CaseReportTable;
  contact: ContactTable;
  case_chunk: CaseChunkTable;
  tracking: TrackingTable;
}
