/** Limits of the specification (section 3) other than those of the report's fields. */

/** Longest `match_event`, in characters. */
export const MATCH_EVENT_MAX = 32;

/** Longest reason of a decision, in characters. */
export const REASON_MAX = 500;

/** Range of age, history_nb and mass_poisoning_nb. */
export const INT16 = { min: -32768, max: 32767 } as const;
/** Range of heart rate and blood pressures. */
export const INT32 = { min: -2147483648, max: 2147483647 } as const;
