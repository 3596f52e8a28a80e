/** A qualified name as a list: `A.B` is `['A', 'B']`. */
function parts(name) {
  if (name === null || name === undefined) return [];
  return name.type === 'TsQualifiedName' ? [...parts(name.left), ...parts(name.right)] : [name.value];
}

/**
 * Names that a declaration mentions as types: `{name}` for one of its file, `{name, member}` for what
 * may lie in a namespace, `{from, name}` for a type that TypeScript wrote in place, `import('./x').Y`.
 */
export function mentioned(node, found = []) {
  if (Array.isArray(node)) {
    for (const child of node) mentioned(child, found);
    return found;
  }
  if (node === null || typeof node !== 'object') return found;
  const add = (name) => {
    const [first, member] = parts(name);
    if (first !== undefined) found.push(member === undefined ? { name: first } : { name: first, member });
  };
  if (node.type === 'TsTypeReference') add(node.typeName);
  else if (node.type === 'TsExpressionWithTypeArguments') add(node.expression);
  else if (node.type === 'TsImportType') {
    const [name] = parts(node.qualifier);
    found.push({ from: node.argument.value, name: name ?? '*' });
  } else if (node.type === 'TsTypeQuery' && node.exprName.type !== 'TsImportType') add(node.exprName);
  else if (node.type === 'ClassDeclaration' && node.superClass) add(node.superClass);
  for (const child of Object.values(node))
    if (child !== null && typeof child === 'object') mentioned(child, found);
  return found;
}
