/** The part of a response that this needs. */
interface Headers {
  getHeader(name: string): number | string | string[] | undefined;
  header(name: string, value: string): unknown;
}

/** Says that a response depends on one more header of the request, beside those that were said before. */
export function addVary(reply: Headers, name: string): void {
  const held = [reply.getHeader('vary') ?? []].flat().join(', ');
  const names = held
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes('*') || names.some((one) => one.toLowerCase() === name.toLowerCase())) return;
  reply.header('vary', [...names, name].join(', '));
}
