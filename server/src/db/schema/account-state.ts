import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from './column';
import type { Json } from './journal';

/** A setting that a screen keeps for an account. */
interface PersonSettingTable {
  user_id: number;
  key: string;
  value: Json;
}

/** When an account last looked at a screen, to show what is new since. */
interface PersonVisitTable {
  user_id: number;
  key: string;
  /** start of the current visit */
  since: Instant;
  seen_at: Instant;
  /** end of the previous visit */
  previous_at: InstantOrNull;
}

/** A saved combination of filter, order and columns of the case list. */
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

/** Tables of what screens keep for an account. */
export interface AccountStateTables {
  person_setting: PersonSettingTable;
  person_visit: PersonVisitTable;
  saved_view: SavedViewTable;
}
