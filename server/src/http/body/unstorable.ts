/** JSON writes these two as escapes only; a body without any need not be walked through. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

/** A NUL, which the database refuses, or half a character, which it would replace. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Where a body holds a text that cannot be kept as it is: the path of the field, '' for a name
 * or the body itself, or undefined when all can be kept.
 */
export function unstorable(source: string, body: unknown): string | undefined {
  if (!ESCAPED.test(source)) return undefined;
  const waiting: [string, unknown][] = [['', body]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (UNSTORABLE.test(name)) return '';
      waiting.push([below(path, name), part]);
    }
  }
  return undefined;
}

/** Truncates the path to the length shown in an error, which also keeps deep nesting cheap. */
const below = (path: string, name: string): string => (path ? `${path}.${name}` : name).slice(0, 100);
