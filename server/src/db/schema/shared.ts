import type { ColumnType } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';
import type { Json } from './journal';

interface SettingTable {
  key: string;
  value: Json;
}

/** What was deleted, kept so that clients can drop it too. */
interface TombstoneTable {
  kind: string;
  id: number;
  deleted_at: InstantDefault;
  /** Of a case: the identifier made on the device that sent it. */
  uuid: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of a case: fingerprint of what was sent under it, keyed once the case was emptied. */
  body_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of a case: when nothing was left of what it said, in the trail and wherever it was copied to. */
  emptied_at: InstantOrNull;
  /** Of an imported case: hash of its source and of its number there, so that the next import does not bring it back. */
  source_key: ColumnType<string | null, undefined, never>;
}

export interface SharedTables {
  setting: SettingTable;
  tombstone: TombstoneTable;
}
