import { SYMPTOM_FLAGS } from '@ciguawatch/shared/domain/codes/symptoms';
import { MEAL_FIELDS } from '@ciguawatch/shared/domain/report/next-patient';
import { ASKED_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import type { Form } from './pages/form';
import { QUESTION_DISPLAYS } from './question-displays';

/** "No to the rest" of a group of symptoms: unanswered ones become "No", answers stay. */
function answersOfRests(form: Form): [string, string][] {
  const groups = [...form.keys()].filter((name) => name.startsWith('rest_'));
  return ASKED_FIELDS.filter(
    (field) => groups.includes(`rest_${QUESTION_DISPLAYS[field].group}`) && !form.has(field),
  ).map((field) => [field, field in SYMPTOM_FLAGS ? '0' : 'N']);
}

/**
 * Day of the meal: one of the last days or a date; if both are given, the one that was changed on the page.
 */
function mealDay(form: Form): [string, string][] {
  const [day, date] = [form.get('event_day'), form.get('event_date')];
  const chosen = date === undefined || date === form.get('event_was') ? (day ?? date) : date;
  return chosen === undefined ? [] : [['event_date', chosen]];
}

/** The first view has one box for both units: its number is one of months where that was chosen. */
function ageInMonths(form: Form): [string, string][] {
  const age = form.get('age');
  return form.get('age_unit') === 'months' && age !== undefined ? [['age_months', age]] : [];
}

/** Replaces the shortcuts of a page by the answers that they stand for. */
export function withRulesApplied(form: Form): Form {
  const shortcutName = /^(event_day|event_was|age_unit|rest_.*)$/;
  const months = ageInMonths(form);
  const otherFields = [...form].filter(
    ([name]) => !shortcutName.test(name) && !(name === 'age' && months.length > 0),
  );
  return new Map([...otherFields, ...months, ...mealDay(form), ...answersOfRests(form)]);
}

/**
 * Form for the next patient of the same meal, with the answers that both have in common, as `nextPatient` of
 * the portal.
 */
export function nextPatientForm(form: Form): Form {
  const common = new Set<string>([...MEAL_FIELDS, 'place_text', 'country', 'lang']);
  const commonFields = [...form].filter(
    ([name, text]) => common.has(name) || (name === 'profile' && text === '1'),
  );
  const linkFields = [
    ['same_meal_as', form.get('case_uuid')],
    ['same_meal_code', form.get('receipt_code')],
  ].flatMap(([name, text]) => (name && text !== undefined ? [[name, text] as const] : []));
  return new Map([...commonFields, ...linkFields]);
}
