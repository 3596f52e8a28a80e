/** The methods of a reply used here. */
interface Headers {
  getHeader(name: string): number | string | string[] | undefined;
  header(name: string, value: string): unknown;
}

/** Adds a request header to `Vary`, keeping those already listed. */
export function addVary(reply: Headers, name: string): void {
  const held = [reply.getHeader('vary') ?? []].flat().join(', ');
  const names = held
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes('*') || names.some((one) => one.toLowerCase() === name.toLowerCase())) return;
  reply.header('vary', [...names, name].join(', '));
}
