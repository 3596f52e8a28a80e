import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { hasTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';

/** Escapes of NUL and surrogates; JSON has them as escapes only, so other bodies need no walk. */
const ESCAPES = /\\u(0000|d[89a-f])/i;

/** Directional characters, raw or escaped. */
const DIRECTIONAL = /\p{Bidi_Control}|\\u(061c|20[0-6])/iu;

/** NUL, which PostgreSQL refuses, and lone surrogates, which it would replace. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** A text of a body that is refused, and why. */
interface UnstorableText {
  /** path of the field; '' for a property name or the body itself */
  path: string;
  code: Extract<ErrorCode, 'pattern' | 'bidi_signs'>;
}

/**
 * The first text of a body that cannot be stored as it is; undefined when all can.
 * @param source the raw JSON text
 */
export function findUnstorableText(source: string, body: unknown): UnstorableText | undefined {
  if (!ESCAPES.test(source) && !DIRECTIONAL.test(source)) return undefined;
  const waiting: [string, unknown][] = [['', body]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    const code = codeOf(value);
    if (code) return { path, code };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      const nameCode = codeOf(name);
      if (nameCode) return { path: '', code: nameCode };
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

/** Cut to the length that an error shows, which also keeps deep nesting cheap. */
const below = (path: string, name: string): string => (path ? `${path}.${name}` : name).slice(0, 100);
