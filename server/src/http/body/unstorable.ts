import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { hasTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';

/** JSON writes these two as escapes only; a body without any need not be walked through. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

/** Signs of direction, as they are or as escapes. */
const TURNING = /\p{Bidi_Control}|\\u(061c|20[0-6])/iu;

/** A NUL, which the database refuses, or half a character, which it would replace. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** A text of a body that is not kept, and why. */
interface UnstorableText {
  /** path of the field, '' for a name or the body itself */
  path: string;
  code: Extract<ErrorCode, 'pattern' | 'bidi_signs'>;
}

/** The first text of a body that cannot be kept as it is, or undefined when all can be kept. */
export function unstorable(source: string, body: unknown): UnstorableText | undefined {
  if (!ESCAPED.test(source) && !TURNING.test(source)) return undefined;
  const waiting: [string, unknown][] = [['', body]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    const code = codeOf(value);
    if (code) return { path, code };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      const named = codeOf(name);
      if (named) return { path: '', code: named };
      waiting.push([below(path, name), part]);
    }
  }
  return undefined;
}

function codeOf(value: unknown): UnstorableText['code'] | null {
  if (typeof value !== 'string') return null;
  if (UNSTORABLE.test(value)) return 'pattern';
  return hasTurningSigns(value) ? 'bidi_signs' : null;
}

/** Truncates the path to the length shown in an error, which also keeps deep nesting cheap. */
const below = (path: string, name: string): string => (path ? `${path}.${name}` : name).slice(0, 100);
