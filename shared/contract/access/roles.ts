/** The roles of the product with their ids (specification, sections 3 and 6); the last two by product decision. */
export const ROLE = {
  cases_editor: 1,
  fishbase_editor: 2,
  moderator: 3,
  users_manager: 4,
  global_translator: 5,
  algae_editor: 6,
  fishbase_translator: 7,
  gis_editor: 8,
  gis_creator: 9,
  species_translator: 10,
  samples_editor: 11,
} as const;

/** Name of a role as spelled in the specification. */
export type RoleName = keyof typeof ROLE;

/** Id of a role, as stored in a user's `groups`. */
export type RoleId = (typeof ROLE)[RoleName];

/** Every role id, in ascending order. */
export const ROLE_IDS: readonly RoleId[] = Object.values(ROLE);

const NAMES = new Map<number, RoleName>(
  (Object.entries(ROLE) as [RoleName, RoleId][]).map(([name, id]) => [id, name]),
);

/** Whether an untrusted value is a known role id. */
export function isRoleId(value: unknown): value is RoleId {
  return NAMES.has(value as number);
}

/** Name of a role; it is also the key of its label in the dictionaries. */
export function roleName(id: RoleId): RoleName {
  return NAMES.get(id) as RoleName;
}
