/** A declaration as deployed: without `$schema`, which only editors use. */
export function declarationOf(text) {
  const { $schema: _, ...decl } = JSON.parse(text);
  return decl;
}
