import type { ColumnType } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

interface SettingTable {
  key: string;
  value: Json;
}

/** A deleted object, kept so that devices drop their copy. */
interface TombstoneTable {
  kind: string;
  id: number;
  deleted_at: InstantDefault;
  /** Cases only: `case_uuid`, made by the sending device. */
  uuid: ColumnType<string | null, string | null | undefined, string | null>;
  /** Cases only: fingerprint of the body sent, replaced by its keyed hash when the case is erased. */
  body_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Cases only: when the trail and all copies no longer held anything of the report. */
  emptied_at: InstantOrNull;
  /**
   * Imported cases only: hash of source and number there, so that the next import does not bring the case
   * back.
   */
  source_key: ColumnType<string | null, undefined, never>;
}

/** Tables that several features share. */
export interface SharedTables {
  setting: SettingTable;
  tombstone: TombstoneTable;
}
