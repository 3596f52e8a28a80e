import type { ColumnType, Generated } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

/** What was drawn of a location at a version; versions that changed something else have no row. */
interface LocationOutlineTable {
  location_id: number;
  version: number;
  at: InstantOrNull;
  user_id: number | null;
  geometry: Json;
}

/** A map file made from the database; its name carries the hash of its contents. */
interface ChartFileTable {
  name: string;
  body: string;
  made_at: InstantDefault;
}

/** Countries whose map files differ from those of the build; country 0 is the whole Pacific. */
export interface BasemapCountryTable {
  country: number;
  /** Changes so far, and up to which of them the files were made. */
  changes: Generated<number>;
  made: Generated<number>;
  /** Names of its files; null until they are made. */
  files: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

export interface OutlineTables {
  location_outline: LocationOutlineTable;
  chart_file: ChartFileTable;
  chart_country: BasemapCountryTable;
}
