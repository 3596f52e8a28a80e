const PREFIX = 'outbox:';

/**
 * Stands in a body for what the server will answer to another item of the outbox: the key of a picture, or else
 * the number of what was made. The item names the other one in `after`.
 */
export const arrived = (uuid: string): string => `${PREFIX}${uuid}`;

/** A body with each such place filled by `answerOf`; throws what that throws. */
export function filled(body: unknown, answerOf: (uuid: string) => unknown): unknown {
  if (typeof body === 'string') return body.startsWith(PREFIX) ? answerOf(body.slice(PREFIX.length)) : body;
  if (Array.isArray(body)) return body.map((one) => filled(one, answerOf));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, filled(value, answerOf)]));
}
