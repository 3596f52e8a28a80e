import type { Withheld } from '@ciguawatch/shared/domain/case-table/withheld';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

interface CountryTable {
  id: number;
  iso2: string;
  iso3: string;
  /** Name by short language. */
  names: Json;
  /** Residents of an island from which its reports say anything of the person. */
  publish_person_from: Generated<number>;
  /** Residents of an island from which they also say sex and age class. */
  publish_profile_from: Generated<number>;
  /** Grows with each change of what is known of its islands by an editor. */
  coverage_version: Generated<number>;
}

/** Islands that are counted together in the census. */
interface PopulationUnitTable {
  id: number;
  value: number;
  year: number;
  source: string;
}

export interface LocationTable {
  id: Generated<number>;
  name: string;
  /** Names by short language where they differ; `alt` holds other names, divided by semicolons. */
  names: Json;
  country: number;
  type: 'C' | 'A' | 'I' | 'L';
  parent_id: number | null;
  /** IANA zone; null inherits the parent's. */
  timezone: string | null;
  loca_bbox: Json;
  center: Json;
  /** RFC 7946, never simplified. */
  geometry: Json;
  population_unit_id: number | null;
  /** What public rows from here leave out; decided by triggers (migration 0024), written by nothing else. */
  withhold: Generated<Withheld>;
  source: string | null;
  licence: string | null;
  /** Identifier of the call that created it, made on the device. */
  uuid: ColumnType<string | null, string | null | undefined, string | null>;
  /** Fingerprint of what was sent under it. */
  body_hash: ColumnType<string | null, string | null | undefined, string | null>;
  landform: ColumnType<string | null, string | null | undefined, string | null>;
  /** Account that changed it last; null for reference data. */
  changed_by: ColumnType<number | null, number | null | undefined, number | null>;
  version: Generated<number>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
}

/** A place that was deleted, and what it lay in. */
interface DeletedPlaceTable {
  id: number;
  name: string;
  country: number;
  parent_id: number | null;
  deleted_at: Instant;
}

/** What species and phenotypes have in common. */
interface ProductTable {
  /** Texts in other languages than the default one, by language code. */
  descriptions: ColumnType<
    Record<string, string>,
    Record<string, string> | undefined,
    Record<string, string>
  >;
  deleted_at: InstantOrNull;
  version: Generated<number>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
}

interface PhenotypeTable extends ProductTable {
  id: Generated<number>;
  value: string;
  slug: string;
  media: string | null;
  description: string | null;
  families: Generated<string[]>;
}

interface SpecieTable extends ProductTable {
  id: Generated<number>;
  name: string;
  slug: string;
  family: string | null;
  media: string | null;
  description: string | null;
  food: string | null;
  sedentary: boolean | null;
  phenotype_id: number | null;
  aphia_id: number | null;
  spec_code: number | null;
}

/** One name of a species or of a phenotype in one language. */
interface ProductNameTable {
  id: Generated<number>;
  specie_id: number | null;
  phenotype_id: number | null;
  lang_id: number;
  value: string;
  /** Order among the names of one language. */
  rank: Generated<number>;
}

interface AlgaeSpecieTable {
  id: Generated<number>;
  as_name: string;
  genus: string;
  toxins: string | null;
  potentially_toxic: boolean | null;
  changed_at: InstantDefault;
}

export interface ReferenceTables {
  country: CountryTable;
  population_unit: PopulationUnitTable;
  location: LocationTable;
  deleted_place: DeletedPlaceTable;
  phenotype: PhenotypeTable;
  specie: SpecieTable;
  product_name: ProductNameTable;
  algae_specie: AlgaeSpecieTable;
}
