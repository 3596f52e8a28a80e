/**
 * Begins the keys of `setting` that name, by two letters, countries whose pack was loaded by the command: later releases
 * leave them alone.
 */
export const LOADED_KEY = 'country-pack ';
