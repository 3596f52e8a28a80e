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

/** Choices in the order of the form; the schema keeps digits before letters. */
const CHOICES: Record<string, readonly string[]> = {
  ...Object.fromEntries(fieldsOf('choice').map((field) => [field, REPORT_FIELDS[field].choices])),
  review_state: REVIEW_STATES,
};

const DATES = new Set(['case_eventtime', 'created_at']);
const CIVIL_DATES = new Set<string>(fieldsOf('date'));

/** The honeypot is for programs to find by themselves; which reports belong together is nobody's to fill in. */
const HIDDEN = new Set([
  'uuid',
  'website',
  'corrects',
  'same_meal_as',
  'receipt_code',
  'device_mark',
  'same_meal_code',
  'withdrawal_asked_at',
]);

/**
 * The parameters of each field of a report and of a change of one, made from the schemas that check
 * them: what the form allows is what the server takes.
 */
export function caseForm(): FormParameters {
  return { name: 'case', actions: { POST: parametersOf(caseCreate), PATCH: parametersOf(casePatch) } };
}

/** The parameters of a schema's fields, without those that nobody fills in. */
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
  if (DATES.has(name)) return 'datetime';
  if (CIVIL_DATES.has(name)) return 'date';
  // A field that may be left open has its type beside null.
  const [plain = 'string'] = [type ?? []].flat().filter((one) => one !== 'null');
  if (plain === 'object') return 'geojson';
  return plain === 'number' ? 'float' : plain;
}

const pages = texts as Record<string, Record<string, string>>;

/** Page of the dictionary that holds the words of a field's choices. */
function display(name: string, value: string): string {
  const page = name.startsWith('sympt_') ? 'severity' : name.replace(/^case_/, '');
  return pages[page]?.[value] ?? value;
}
