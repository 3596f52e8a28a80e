import type { FormChoice, FormParameter } from '@ciguawatch/shared/api/schemas/form-parameters';
import { REVIEW_STATES } from '@ciguawatch/shared/domain/codes/choices';
import { fieldsOf, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { jsonSchema } from '../../http/json-schema';
import type { FormWords } from './form-words';

interface Node {
  type?: string | string[];
  enum?: (string | null)[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Node>;
  required?: string[];
}

/** Choices that depend on data or on the asking person, by path of the field (`profile.lang`). */
export type OwnChoices = Record<string, { choices: FormChoice[]; default?: string }>;

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
 * Parameters of the fields of an object, derived from the schema that checks it, so that the form allows what
 * the server accepts; without those that nobody fills in.
 */
export function parametersOf(
  schema: object,
  words: FormWords,
  own: OwnChoices = {},
): Record<string, FormParameter> {
  const describe = ({ properties = {}, required = [] }: Node, under = ''): Record<string, FormParameter> => {
    const shown = Object.entries(properties).filter(([name]) => !HIDDEN.has(name));
    return Object.fromEntries(
      shown.map(([name, node]) => {
        const isNested = node.properties !== undefined && !isPoint(node);
        const plain = parameter(name, node, required.includes(name), words, own[`${under}${name}`]);
        return [name, isNested ? { ...plain, children: describe(node, `${name}.`) } : plain];
      }),
    );
  };
  return describe(jsonSchema(schema, 'input') as Node);
}

function parameter(
  name: string,
  node: Node,
  required: boolean,
  words: FormWords,
  own: OwnChoices[string] | undefined,
): FormParameter {
  const codes = node.enum && CHOICES[name];
  const choices =
    own?.choices ?? codes?.map((value) => ({ value, display_name: display(words, name, value) }));
  return {
    type: typeOf(name, node, choices !== undefined),
    required,
    ...(node.maxLength !== undefined && { max_length: node.maxLength }),
    ...(node.minimum !== undefined && { min_value: node.minimum }),
    ...(node.maximum !== undefined && { max_value: node.maximum }),
    ...(choices && { choices }),
    ...(own?.default !== undefined && { default: own.default }),
  };
}

const isPoint = ({ properties }: Node): boolean => properties?.coordinates !== undefined;

function typeOf(name: string, node: Node, hasChoices: boolean): string {
  if (DATETIMES.has(name)) return 'datetime';
  if (CIVIL_DATES.has(name)) return 'date';
  // The schema of an optional field is a list of its type and null.
  const [plain = 'string'] = [node.type ?? []].flat().filter((one) => one !== 'null');
  if (plain === 'array') return hasChoices ? 'multiple choice' : 'list';
  if (node.enum || hasChoices) return 'choice';
  if (plain === 'object') return isPoint(node) ? 'geojson' : 'nested object';
  return plain === 'number' ? 'float' : plain;
}

/** Label of a choice, from the page of the dictionary that belongs to its field. */
function display({ label }: FormWords, name: string, value: string): string {
  const page = name.startsWith('sympt_') ? 'severity' : name.replace(/^case_/, '');
  return label('domain', page, value) ?? value;
}
