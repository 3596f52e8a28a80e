import type { LocalName, PublishedEvidence } from '@ciguawatch/shared/api/schemas/directory/species-sources';
import type { DescriptionSource } from '@ciguawatch/shared/api/schemas/species';
import type { Withheld } from '@ciguawatch/shared/domain/case-table/withheld';
import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import type { Synonym } from '@ciguawatch/shared/domain/revision/synonyms';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

interface CountryTable {
  id: number;
  iso2: string;
  iso3: string;
  /** Name by language code of two letters. */
  names: Json;
  /** Residents of an island from which its public rows describe the person at all. */
  publish_person_from: Generated<number>;
  /** Residents of an island from which its public rows also show sex and age class. */
  publish_profile_from: Generated<number>;
  /** Numbers of the country's pack that differ from the specification (`CountryNumbers`). */
  numbers: ColumnType<Partial<CountryNumbers>, string | undefined, string>;
  /** Emergency number of the country's pack. */
  emergency: ColumnType<string | null, string | null | undefined, string | null>;
  /** Methods of a laboratory that confirm a case; the others screen. */
  confirming_methods: Generated<string[]>;
  /** Raised by each editor's change of coverage, so that two editors cannot overwrite each other. */
  coverage_version: Generated<number>;
  /** Median days from the meal to the report, as of the last weekly step; null where too few reports came. */
  report_delay: ColumnType<number | null, number | null | undefined, number | null>;
  /** The next Monday at the place, when it is computed again; null before the first time. */
  report_delay_until: InstantOrNull;
}

/** Residents of islands that the census counts together. */
interface PopulationUnitTable {
  id: number;
  value: number;
  year: number;
  source: string;
}

/** Row of a country, archipelago, island or locality. */
export interface LocationTable {
  id: Generated<number>;
  name: string;
  /**
   * Names by two-letter language code where they differ from `name`; `alt` holds other names, separated by
   * semicolons.
   */
  names: Json;
  country: number;
  type: 'C' | 'A' | 'I' | 'L';
  parent_id: number | null;
  /** IANA zone; null for that of the parent. */
  timezone: string | null;
  loca_bbox: Json;
  center: Json;
  /** RFC 7946, in full detail. */
  geometry: Json;
  population_unit_id: number | null;
  /** What public rows of this place leave out; only the triggers of migration 0024 write it. */
  withhold: Generated<Withheld>;
  source: string | null;
  licence: string | null;
  /** Identifier made by the device that created the place. */
  uuid: ColumnType<string | null, string | null | undefined, string | null>;
  /** Fingerprint of the body sent under `uuid`. */
  body_hash: ColumnType<string | null, string | null | undefined, string | null>;
  landform: ColumnType<string | null, string | null | undefined, string | null>;
  /** Key of the place in the pack that added it; null for others. */
  pack_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Account of the last change; null for reference data. */
  changed_by: ColumnType<number | null, number | null | undefined, number | null>;
  version: Generated<number>;
  created_at: InstantDefault;
  changed_at: InstantDefault;
}

/** A deleted place and its parent, for reports that still name it. */
interface DeletedPlaceTable {
  id: number;
  name: string;
  country: number;
  parent_id: number | null;
  deleted_at: Instant;
  deleted_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** What the deletion took with it; null once the place can no longer be restored. */
  kept: Json;
}

/** Columns shared by species and groups. */
interface ProductTable {
  /** Descriptions in languages other than the default, by language code. */
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

interface SpeciesTable extends ProductTable {
  id: Generated<number>;
  /** False while shipped descriptions wait for the laboratory to read them. */
  descriptions_read: Generated<boolean>;
  /** Pages where the facts of the shipped descriptions were read. */
  description_sources: ColumnType<DescriptionSource[], string | undefined, string>;
  /** Traits used by the identification key, as written by `writeTraits` of shared/domain/species. */
  traits: ColumnType<string | null, string | null | undefined, string | null>;
  /** Length to which it grows, in centimetres. */
  max_length_cm: ColumnType<number | null, number | null | undefined, number | null>;
  /** Names by size and place with their sources. */
  local_names: ColumnType<LocalName[], string | undefined, string>;
  /** What was published of toxins in it. */
  published_evidence: ColumnType<PublishedEvidence[], string | undefined, string>;
  name: string;
  slug: string;
  family: string | null;
  media: string | null;
  description: string | null;
  food: string | null;
  sedentary: boolean | null;
  /** Whether evidence of ciguatera is known of it, as the shipped list says. */
  implicated: Generated<boolean>;
  phenotype_id: number | null;
  aphia_id: number | null;
  spec_code: number | null;
  /** Earlier names with their sources. */
  synonyms: ColumnType<Synonym[], string | undefined, string>;
  /** The species that has its cases now; set while it is deleted. */
  replaced_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** One name of a species or group in one language. */
interface ProductNameTable {
  id: Generated<number>;
  specie_id: number | null;
  phenotype_id: number | null;
  lang_id: number;
  value: string;
  /** Position among the names in one language. */
  rank: Generated<number>;
  /** Letters of the country whose pack brought the name; null for others. */
  pack: ColumnType<string | null, string | null | undefined, string | null>;
}

interface AlgaeSpeciesTable {
  id: Generated<number>;
  as_name: string;
  genus: string;
  toxins: string | null;
  potentially_toxic: boolean | null;
  /** identifier in the World Register of Marine Species, and where it was found */
  aphia_id: number | null;
  id_source: string | null;
  changed_at: InstantDefault;
}

/** Tables of reference data: countries, places, species and groups. */
export interface ReferenceTables {
  country: CountryTable;
  population_unit: PopulationUnitTable;
  location: LocationTable;
  deleted_place: DeletedPlaceTable;
  phenotype: PhenotypeTable;
  specie: SpeciesTable;
  product_name: ProductNameTable;
  algae_specie: AlgaeSpeciesTable;
}
