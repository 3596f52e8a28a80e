import type { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import labels from '@ciguawatch/shared/domain/locales/en_US.json';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';

type Symptom = (typeof GRADED_SYMPTOMS)[number] | (typeof SYMPTOM_FLAG_KEYS)[number];

const pages = labels as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The questions of a report, in the order of the form; symptoms have their names in the dictionary. */
const QUESTIONS: Readonly<Record<Exclude<AskedField, Symptom>, string>> = {
  profile: 'Who reports.',
  gender: 'Sex of the patient.',
  age: 'Age of the patient in whole years.',
  age_months: 'Age of an infant in whole months; `age` holds its whole years then.',
  history: 'Whether the patient had ciguatera before.',
  history_nb: 'Number of earlier poisonings.',
  cont_name: 'Name of the reporter, which only editors of the country read.',
  cont_email: 'E-mail address of the reporter, which only editors of the country read.',
  cont_phone: 'Telephone number of the reporter, which only editors of the country read.',
  case_location_id:
    'Id of the place where the fish was caught, or else obtained: a row of `/api/cw/location/`, not the number of a country.',
  case_geom: 'Point where the fish was caught, or else obtained: GeoJSON, longitude first.',
  specie_known: 'Whether the person knows which fish it was.',
  specie_id: 'Id of the species: a row of `/api/fb/specie/`.',
  phenotype_id: 'Id of the group of products: a row of `/api/phenotype/`.',
  specie_part_flesh: 'Whether the flesh was eaten.',
  specie_part_head: 'Whether the head was eaten.',
  specie_part_eggs: 'Whether the eggs were eaten.',
  specie_part_viscera: 'Whether the viscera were eaten.',
  case_purchase_place_type: 'Where the fish was bought.',
  case_purchase_place: 'Name of the place where it was bought.',
  event_date: 'Day of the meal at the place.',
  event_clock: 'Hour of the meal at the place, `HH:MM`.',
  time_known: 'False where only the day of the meal is known.',
  mass_poisoning: 'Whether others fell ill after the same meal.',
  mass_poisoning_nb: 'People ill after the same meal, the patient included.',
  med_seen: 'Whether the patient saw health staff.',
  med_type: 'Where the patient saw them.',
  med_place: 'Name of that place.',
  med_location_id: 'Id of the place where it is: a row of `/api/cw/location/`.',
  med_date: 'Day of the consultation.',
  gsympt_delay: 'Time from the meal to the first signs.',
  gsympt_persist: 'Whether the patient is still ill.',
  gsympt_other_obs: 'Other observations, in the words of the reporter.',
  gsympt_diagnostic: 'Diagnosis, in the words of the reporter.',
  msympt_body_temp: 'Body temperature in °C.',
  gsympt_heart_rate: 'Heart rate per minute.',
  gsympt_blood_pressure_pas: 'Systolic blood pressure in mmHg.',
  gsympt_blood_pressure_pad: 'Diastolic blood pressure in mmHg.',
  onset_hours: 'Hours from the meal to the first signs, within `gsympt_delay`.',
  hospitalised: 'Whether the patient stayed in a hospital.',
  intensive_care: 'Whether the patient was in intensive care.',
  died: 'Whether the patient died.',
  ate_nb: 'People who ate of the meal, ill or not, the patient included.',
  resident: 'Whether the patient lives in the country.',
};

/** `case_purchase_place_type` has its labels on the page `purchase_place_type`; all symptoms share one page. */
const pageOf = (field: string): string =>
  field.startsWith('sympt_') ? 'severity' : field.replace(/^case_/, '');

/** The codes of a question with their labels. */
function codesOf(field: AskedField): string {
  const definition = definitionOf(field);
  const page = pages[pageOf(field)];
  if (definition.kind !== 'choice' || !page) return '';
  const codes = definition.choices.flatMap((code) => (page[code] ? [`\`${code}\` ${page[code]}`] : []));
  return codes.length > 0 ? ` ${codes.join('; ')}.` : '';
}

/** What the answer to a question of the report means, with its codes; undefined for other properties. */
export function reportWords(property: string): string | undefined {
  const field = ASKED_FIELDS.find((name) => name === property);
  if (!field) return undefined;
  const symptom = pages.symptom?.[field];
  const question = symptom ? `Symptom: ${symptom}.` : (QUESTIONS as Readonly<Record<string, string>>)[field];
  return question && `${question}${codesOf(field)}`;
}
