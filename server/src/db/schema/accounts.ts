import type { Generated } from 'kysely';
import type { InstantDefault, InstantOrNull } from './column';

interface AppUserTable {
  id: Generated<number>;
  username: string;
  email: string;
  /** argon2id hash; null until the person has chosen a password. */
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  is_active: Generated<boolean>;
  is_demo: Generated<boolean>;
  user_country: Generated<number>;
  language: string | null;
  avatar: string | null;
  biosketch: Generated<string>;
  function: Generated<string>;
  position: Generated<string>;
  organization: Generated<string>;
  /** Roles that this account may grant, if it manages users. */
  scope_groups: Generated<number[]>;
  /** Countries that this account may grant, if it manages users. */
  scope_countries: Generated<number[]>;
  version: Generated<number>;
  created_at: InstantDefault;
  updated_at: InstantDefault;
  last_login_at: InstantOrNull;
}

interface UserGroupTable {
  user_id: number;
  group_id: number;
}

interface UserCountryTable {
  user_id: number;
  country_id: number;
}

/** Tables of accounts and of what they may do. */
export interface AccountTables {
  app_user: AppUserTable;
  user_group: UserGroupTable;
  user_country: UserCountryTable;
}
