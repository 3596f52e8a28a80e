import { SYMPTOM_FLAGS } from '@ciguawatch/shared/domain/codes/symptoms';
import { MEAL_FIELDS } from '@ciguawatch/shared/domain/report/next-patient';
import { ASKED_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { PLAIN } from './ask';
import type { Form } from './pages/form';

/** "No to the rest" of a group of symptoms: what is open becomes "No", an answer is never touched. */
function restsSaid(form: Form): [string, string][] {
  const groups = [...form.keys()].filter((name) => name.startsWith('rest_'));
  return ASKED_FIELDS.filter(
    (field) => groups.includes(`rest_${PLAIN[field].group}`) && !form.has(field),
  ).map((field) => [field, field in SYMPTOM_FLAGS ? '0' : 'N']);
}

/** The day of the meal: one of the last days, or a date; of both, what was changed on the page. */
function dayOf(form: Form): [string, string][] {
  const [day, date] = [form.get('event_day'), form.get('event_date')];
  const chosen = date === undefined || date === form.get('event_was') ? (day ?? date) : date;
  return chosen === undefined ? [] : [['event_date', chosen]];
}

/** What a page offers as a short cut, written as the answers that it stands for. */
export function settled(form: Form): Form {
  const gone = /^(event_day|event_was|rest_.*)$/;
  const kept = [...form].filter(([name]) => !gone.test(name));
  return new Map([...kept, ...dayOf(form), ...restsSaid(form)]);
}

/** What the report of another patient of the same meal begins with: the answers of `nextPatient`, as a form. */
export function nextPatientForm(form: Form): Form {
  const common = new Set<string>([...MEAL_FIELDS, 'place_text', 'country', 'lang']);
  const kept = [...form].filter(([name, text]) => common.has(name) || (name === 'profile' && text === '1'));
  const said = [
    ['same_meal_as', form.get('case_uuid')],
    ['same_meal_code', form.get('receipt_code')],
  ].flatMap(([name, text]) => (name && text !== undefined ? [[name, text] as const] : []));
  return new Map([...kept, ...said]);
}
