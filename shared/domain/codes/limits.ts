/** Limits of fields: specification, sections 3 and 5. Text lengths are in characters. */
export const TEXT_MAX = {
  case_purchase_place: 255,
  med_place: 200,
  gsympt_diagnostic: 4000,
  gsympt_other_obs: 4000,
  match_event: 32,
  cont_name: 200,
  cont_email: 254,
  cont_phone: 20,
} as const;

/** Range of age, history_nb and mass_poisoning_nb. */
export const INT16 = { min: -32768, max: 32767 } as const;
/** Range of heart rate and blood pressures. */
export const INT32 = { min: -2147483648, max: 2147483647 } as const;

/**
 * What the form accepts without a second look. Outside of these a public report is kept but
 * set aside for review; the server's hard limits are the ranges above.
 */
export const PLAUSIBLE = {
  /** years */ age: { min: 0, max: 120 },
  /** previous poisonings */ history_nb: { min: 0, max: 50 },
  /** people ill after the same meal, the patient included */ mass_poisoning_nb: { min: 1, max: 300 },
  /** degrees Celsius */ msympt_body_temp: { min: 25, max: 45 },
  /** beats per minute */ gsympt_heart_rate: { min: 15, max: 300 },
  /** mmHg */ gsympt_blood_pressure_pas: { min: 30, max: 300 },
  /** mmHg */ gsympt_blood_pressure_pad: { min: 10, max: 200 },
} as const;
