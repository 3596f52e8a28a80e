import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import * as z from 'zod';

type Fields = Record<string, unknown>;
type Shape = Record<string, z.core.$ZodType>;

/** The fields of an object schema, also of an optional or nullable one; null for any other schema. */
function shapeOf(schema: object): Shape | null {
  const { def } = (schema as z.core.$ZodType)._zod as {
    def: { type: string; innerType?: object; shape?: Shape };
  };
  if (def.type === 'object') return def.shape ?? null;
  return def.innerType ? shapeOf(def.innerType) : null;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** Whether a body holds something that the schema of the change refuses and the object's reader is shown. */
export function hasReadBack(body: unknown, change: object, answer: object): body is Fields {
  const [writable, readable] = [shapeOf(change), shapeOf(answer)];
  if (!isObject(body) || !writable || !readable) return false;
  return Object.entries(body).some(([name, value]) => {
    const schema = writable[name];
    return name in readable && (!schema || !accepts(schema, value));
  });
}

/** A body without what it only repeats, and the fields of it that nobody may change. */
interface Stripped {
  body: Fields;
  /** `read_only` by path of the field (`profile.name`) */
  faults: Record<string, ErrorCode>;
}

/**
 * Takes from the body of a change what equals the object as its sender reads it and could not be written: fields
 * that only the server sets, and unknown values. So a client may send back what it read (specification,
 * section 7). A field that can be written stays, equal or not.
 * @param current the object as the same account reads it
 */
export function withoutReadBack(body: Fields, current: object, change: object, answer: object): Stripped {
  const stripped: Stripped = { body: {}, faults: {} };
  const [writable, readable] = [shapeOf(change) ?? {}, shapeOf(answer) ?? {}];
  // As the response spells it: dates are texts there, and missing values are left out.
  const read: Fields = JSON.parse(JSON.stringify(current));
  for (const [name, value] of Object.entries(body)) {
    const [schema, shown] = [writable[name], readable[name]];
    if (!shown || !(name in read) || (schema && accepts(schema, value))) stripped.body[name] = value;
    else if (!isDeepStrictEqual(value, read[name]))
      keepChanged(stripped, { name, value, read: read[name], schema, shown });
  }
  return stripped;
}

/** Adds a refused value that differs from what was read: its writable parts, or a fault. */
function keepChanged(
  stripped: Stripped,
  sent: { name: string; value: unknown; read: unknown; schema: z.core.$ZodType | undefined; shown: object },
): void {
  const { name, value, read, schema, shown } = sent;
  if (!schema) {
    stripped.faults[name] = 'read_only';
    return;
  }
  if (!isObject(value) || !isObject(read)) {
    stripped.body[name] = value;
    return;
  }
  const inner = withoutReadBack(value, read, schema, shown);
  stripped.body[name] = inner.body;
  for (const [path, code] of Object.entries(inner.faults)) stripped.faults[`${name}.${path}`] = code;
}
