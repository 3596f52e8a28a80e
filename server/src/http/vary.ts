/** The methods of a reply used here. */
interface HeaderMethods {
  getHeader(name: string): number | string | string[] | undefined;
  header(name: string, value: string): unknown;
}

/** Adds a request header to `Vary`, keeping those already listed. */
export function addVary(reply: HeaderMethods, name: string): void {
  const current = [reply.getHeader('vary') ?? []].flat().join(', ');
  const names = current
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes('*') || names.some((one) => one.toLowerCase() === name.toLowerCase())) return;
  reply.header('vary', [...names, name].join(', '));
}
