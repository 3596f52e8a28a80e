import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from './column';
import type { Json } from './journal';

/** What a screen remembers of a person. */
interface PersonSettingTable {
  user_id: number;
  key: string;
  value: Json;
}

/** When a person was at a screen. */
interface PersonVisitTable {
  user_id: number;
  key: string;
  /** start of the visit */
  since: Instant;
  seen_at: Instant;
  /** end of the visit before */
  previous_at: InstantOrNull;
}

/** A view of the editors' list that somebody saved. */
interface SavedViewTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  filter: Json;
  sort: string;
  columns: Json;
  shared: Generated<boolean>;
  version: Generated<number>;
  changed_at: Instant;
}

export interface KeptTables {
  person_setting: PersonSettingTable;
  person_visit: PersonVisitTable;
  saved_view: SavedViewTable;
}
