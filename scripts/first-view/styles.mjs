import postcss from 'postcss';
import parser from 'postcss-selector-parser';

/**
 * Pseudo-classes that may change while a first view is shown; rules with them are kept if they match
 * without them.
 */
const CHANGING_STATES =
  /^:(hover|focus|focus-visible|focus-within|active|checked|disabled|enabled|invalid|valid|placeholder-shown|autofill|read-only|target|visited|link|indeterminate|not|has|before|after|first-line|first-letter|placeholder|user-invalid)$/;
const CHANGING =
  /^(data-theme|data-failed|data-fonts|data-with-bottom-bar|data-state|data-online|aria-(pressed|expanded|invalid|busy|current)|open|hidden|lang)/;

const isState = ({ value }) =>
  value.startsWith('::') || value.startsWith(':-') || CHANGING_STATES.test(value);

/** `> :hover` without its state would be an empty compound, so `*` replaces it. */
function fillPlaces(selector) {
  if (selector.type !== 'selector') return;
  const { nodes } = selector;
  if (nodes.length === 0) selector.append(parser.universal());
  for (let at = nodes.length - 1; at >= 0; at--) {
    const next = nodes[at + 1];
    if (nodes[at].type === 'combinator' && (!next || next.type === 'combinator'))
      selector.insertAfter(nodes[at], parser.universal());
  }
  if (nodes[0]?.type === 'combinator') selector.prepend(parser.universal());
}

/** A selector without states, and without attributes that may change. */
export const lasting = (selector) =>
  parser((root) => {
    root.walkPseudos((one) => void (isState(one) && one.remove()));
    root.walkAttributes((one) => void (CHANGING.test(one.attribute) && one.remove()));
    root.walk(fillPlaces);
    root.each(fillPlaces);
  })
    .processSync(selector)
    .trim() || '*';

/** Returns whether a selector matches in any document; an unparsable one is kept. */
function matcher(documents) {
  const known = new Map();
  const look = (selector) => {
    try {
      return documents.some((document) => document.querySelector(lasting(selector)) !== null);
    } catch {
      return true;
    }
  };
  return (selector) => {
    if (!known.has(selector)) known.set(selector, look(selector));
    return known.get(selector);
  };
}

const UNSEEN_ELEMENTS = { 'font-face': /url\(/, page: /./, media: /@media print\b/ };

/** Removes unused tokens, keyframes and empty blocks, repeatedly until nothing changes. */
function dropUnread(roots, markup) {
  let gone = 1;
  const drop = (node) => {
    node.remove();
    gone += 1;
  };
  while (gone > 0) {
    gone = 0;
    const text = markup + roots.map(String).join('');
    const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    for (const root of roots) {
      root.walkDecls(/^--/, (decl) => void (read.has(decl.prop) || drop(decl)));
      root.walkAtRules(/keyframes/, (rule) => {
        if (!new RegExp(`animation[^;}]*${rule.params}`).test(text)) rule.remove();
      });
      root.walk((node) => void (node.nodes?.length === 0 && drop(node)));
    }
  }
}

/** At-rules that are a rule themselves, not a condition around rules. */
const STANDALONE_AT_RULES = /keyframes|^font-face$/;

/** Each rule separately with its surrounding conditions, so that views which share rules can be merged. */
const separate = (node, around = (text) => text) =>
  (node.type === 'atrule' && STANDALONE_AT_RULES.test(node.name)) || node.type === 'rule' || !node.nodes
    ? [around(minifiedText(node))]
    : node.nodes.flatMap((child) =>
        separate(child, (text) => around(`@${node.name} ${node.params}{${text}}`)),
      );

/** Text of a node; the sheet is minified already, but removed parts leave white space. */
const minifiedText = (node) => node.toString().trim();

/**
 * The rules of style sheets that can ever apply to some documents: states, media queries and dark tokens
 * are kept.
 * @param {string[]} sheets in their order
 * @param {Document[]} documents the views in each language
 * @returns rules per sheet
 */
export function usedRules(sheets, documents) {
  const fits = matcher(documents);
  const roots = sheets.map((text) => postcss.parse(text));
  for (const root of roots) {
    root.walkAtRules((rule) => void (UNSEEN_ELEMENTS[rule.name]?.test(rule.toString()) && rule.remove()));
    root.walkComments((comment) => void comment.remove());
    root.walkRules((rule) => {
      if (/keyframes/.test(rule.parent.name ?? '')) return;
      const kept = rule.selectors.filter(fits);
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  }
  // Markup uses tokens too: drawings have them as colours.
  dropUnread(roots, documents.map(({ body }) => body.innerHTML).join(''));
  return roots.map((root) => [...new Set(root.nodes.flatMap((node) => separate(node)))]);
}
