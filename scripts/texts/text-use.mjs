import { parseSync } from '@swc/core';

const SPOKEN_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'help',
]);
const LETTERS = /\p{L}{2,}/u;

/** Calls `visit` on every node of a syntax tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const key in node) if (key !== 'span') walk(node[key], visit);
  }
}

const plain = (node) =>
  node?.type === 'StringLiteral'
    ? node.value
    : node?.type === 'TemplateLiteral' && node.expressions.length === 0
      ? node.quasis[0].raw
      : null;

/** The text before the first `${…}` of a template literal, or null. */
const prefix = (node) =>
  node?.type === 'TemplateLiteral' && node.expressions.length > 0 ? node.quasis[0].raw : null;

/** Variables that a file assigns the result of `useT` to, each with its namespaces. */
function translatorsOf(program) {
  const found = new Map();
  walk(program, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || id.type !== 'Identifier') return;
    if (init?.type !== 'CallExpression' || init.callee.value !== 'useT') return;
    const namespace = plain(init.arguments[0]?.expression);
    if (namespace) found.set(id.value, new Set([...(found.get(id.value) ?? []), namespace]));
  });
  return found;
}

/** The text that a JSX node shows or has read aloud; undefined when it has none. */
function literalOf(node) {
  if (node.type === 'JSXText') return node.value.trim();
  if (node.type !== 'JSXAttribute') return null;
  const name = node.name.value ?? `${node.name.namespace?.value}:${node.name.name?.value}`;
  return SPOKEN_ATTRIBUTES.has(name) ? (plain(node.value) ?? plain(node.value?.expression)) : null;
}

/**
 * Texts and keys used in a source file.
 * @returns visible literal texts, and used keys as `{ namespace, key }`, or `{ namespace, start }` where
 * the end is computed
 */
export function textUse(code, tsx) {
  const literals = [];
  const keys = [];
  const program = parseSync(code, { syntax: 'typescript', tsx, target: 'es2022' });
  const translators = translatorsOf(program);
  const use = (namespaces, argument) => {
    const key = plain(argument);
    const start = prefix(argument);
    if (key !== null && /^\w+\.\w+$/.test(key)) keys.push({ namespaces, key });
    else if (start?.includes('.')) keys.push({ namespaces, start });
  };
  walk(program, (node) => {
    const literal = literalOf(node);
    if (literal && LETTERS.test(literal)) literals.push(literal);
    if (node.type !== 'CallExpression') return;
    if (node.callee.value === 'translate') {
      const namespace = plain(node.arguments[0]?.expression);
      if (namespace) use([namespace], node.arguments[1]?.expression);
    } else if (translators.has(node.callee.value)) {
      use([...translators.get(node.callee.value)], node.arguments[0]?.expression);
    }
  });
  return { literals, keys };
}
