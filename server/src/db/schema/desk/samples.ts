import type { SampleContent } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type {
  Method,
  Qualifier,
  ResultDecision,
  SampleOrigin,
  Tissue,
} from '@ciguawatch/shared/domain/codes/sample-choices';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNull } from '../column';

/** A fish that a laboratory tested. */
interface SampleTable {
  id: Generated<number>;
  /** Identifier made on the sending device. */
  uuid: string;
  body_hash: string;
  country: number;
  code: string;
  specie_id: number | null;
  phenotype_id: number | null;
  species_text: string | null;
  /** Place of the catch; it may be deleted. */
  location_id: number | null;
  /** Year, month or day. */
  caught_on: string | null;
  tissue: Tissue | null;
  length_cm: number | null;
  weight_g: number | null;
  origin: SampleOrigin;
  case_id: number | null;
  /** Whether all of the meal of the case ate it. */
  of_meal: Generated<boolean>;
  source: 'form' | 'import';
  created_at: Instant;
  changed_at: Instant;
  deleted_at: InstantOrNull;
  version: Generated<number>;
}

/** One result; value and limits in the unit of the laboratory, and in nanograms per gram. */
interface SampleResultTable {
  id: Generated<number>;
  sample_id: number;
  method: Method;
  analyte: string | null;
  unit: string | null;
  qualifier: Qualifier | null;
  value: number | null;
  lod: number | null;
  loq: number | null;
  value_ng_g: number | null;
  lod_ng_g: number | null;
  loq_ng_g: number | null;
  decision: ResultDecision;
  tested_on: string | null;
  reference: string | null;
  added_at: Instant;
}

/** A sample that an import made or changed. */
interface SampleImportTable {
  import_id: number;
  sample_id: number;
  /** Its version before the import, or before the import was restored; null where the import made it. */
  was: number | null;
  /** Its version after the import, or after undoing or restoring it: another one was changed since. */
  version: number;
  /** What undoing or restoring makes of it; null where that deletes it or brings it back. */
  other: ColumnType<SampleContent | null>;
  undone: Generated<boolean>;
}

/** Tables of samples. */
export interface SampleTables {
  sample: SampleTable;
  sample_result: SampleResultTable;
  sample_import: SampleImportTable;
}
