/** A declaration as it travels: without the address of its schema, by which editors complete the file. */
export function declarationOf(text) {
  const { $schema: _, ...decl } = JSON.parse(text);
  return decl;
}
