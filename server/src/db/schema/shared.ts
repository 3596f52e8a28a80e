import type { InstantDefault } from './column';
import type { Json } from './journal';

export interface SettingTable {
  key: string;
  value: Json;
}

/** What was deleted, kept so that clients can drop it too. */
export interface TombstoneTable {
  kind: string;
  id: number;
  deleted_at: InstantDefault;
}

export interface SharedTables {
  setting: SettingTable;
  tombstone: TombstoneTable;
}
