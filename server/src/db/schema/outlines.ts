import type { ColumnType, Generated } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

/** Outline of a place at one version; versions that did not change it have no row. */
interface LocationOutlineTable {
  location_id: number;
  version: number;
  at: InstantOrNull;
  user_id: number | null;
  geometry: Json;
}

/** A map file made from the database, named by the hash of its content. */
interface BasemapFileTable {
  name: string;
  body: string;
  made_at: InstantDefault;
}

/** Countries whose map files differ from the build's; country 0 is the whole Pacific. */
export interface BasemapCountryTable {
  country: number;
  /** Number of changes so far, and the number included in the current files. */
  changes: Generated<number>;
  made: Generated<number>;
  /** Names of the current files; null until they are made. */
  files: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

/** Tables of outlines and of the map files made from them. */
export interface OutlineTables {
  location_outline: LocationOutlineTable;
  chart_file: BasemapFileTable;
  chart_country: BasemapCountryTable;
}
