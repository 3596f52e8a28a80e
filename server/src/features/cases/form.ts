import { caseCreate, casePatch, type FormParameters } from '@ciguawatch/shared/api/schemas/case';
import { REVIEW_STATES } from '@ciguawatch/shared/domain/codes/choices';
import texts from '@ciguawatch/shared/domain/locales/en_US.json';
import { fieldsOf, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { jsonSchema } from '../../http/json-schema';

type Parameter = FormParameters['actions']['POST'][string];

interface Node {
  type?: string | string[];
  enum?: (string | null)[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Node>;
  required?: string[];
}

/** Choices in the order of the form; an enum schema sorts digits before letters. */
const CHOICES: Record<string, readonly string[]> = {
  ...Object.fromEntries(fieldsOf('choice').map((field) => [field, REPORT_FIELDS[field].choices])),
  review_state: REVIEW_STATES,
};

const DATETIMES = new Set(['case_eventtime', 'created_at']);
const CIVIL_DATES = new Set<string>(fieldsOf('date'));

/** Fields that nobody fills in: the honeypot must stay unknown to programs, and devices set the others. */
const HIDDEN = new Set([
  'uuid',
  'website',
  'corrects',
  'same_meal_as',
  'receipt_code',
  'device_mark',
  'clock_ahead',
  'same_meal_code',
  'withdrawal_asked_at',
]);

/**
 * Parameters of the fields of a report and of its change, derived from the schemas that check them, so that
 * the form allows what the server accepts.
 */
export function caseForm(): FormParameters {
  return { name: 'case', actions: { POST: parametersOf(caseCreate), PATCH: parametersOf(casePatch) } };
}

/** Parameters of the fields of a schema, without those that nobody fills in. */
export function parametersOf(schema: object): Record<string, Parameter> {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as Node;
  const shown = Object.entries(properties).filter(([name]) => !HIDDEN.has(name));
  return Object.fromEntries(
    shown.map(([name, node]) => [name, parameter(name, node, required.includes(name))]),
  );
}

function parameter(name: string, node: Node, required: boolean): Parameter {
  const choices = node.enum && CHOICES[name];
  return {
    type: typeOf(name, node),
    required,
    ...(node.maxLength !== undefined && { max_length: node.maxLength }),
    ...(node.minimum !== undefined && { min_value: node.minimum }),
    ...(node.maximum !== undefined && { max_value: node.maximum }),
    ...(choices && { choices: choices.map((value) => ({ value, display_name: display(name, value) })) }),
  };
}

function typeOf(name: string, { type, enum: values }: Node): string {
  if (values) return 'choice';
  if (DATETIMES.has(name)) return 'datetime';
  if (CIVIL_DATES.has(name)) return 'date';
  // The schema of an optional field is a list of its type and null.
  const [plain = 'string'] = [type ?? []].flat().filter((one) => one !== 'null');
  if (plain === 'object') return 'geojson';
  return plain === 'number' ? 'float' : plain;
}

const pages = texts as Record<string, Record<string, string>>;

/** Label of a choice, from the page of the dictionary that belongs to its field. */
function display(name: string, value: string): string {
  const page = name.startsWith('sympt_') ? 'severity' : name.replace(/^case_/, '');
  return pages[page]?.[value] ?? value;
}
