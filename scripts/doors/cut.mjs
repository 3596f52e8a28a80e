const QUOTES = new Set(["'", '"', '`']);

/** Calls `visit` with each sign of a declaration and the braces it stands in; quoted text opens none. */
function scan(text, visit) {
  let depth = 0;
  let quote = null;
  for (const sign of text) {
    const free = quote === null;
    if (!free) quote = sign === quote ? null : quote;
    else if (QUOTES.has(sign)) quote = sign;
    if (free && sign === '}') depth -= 1;
    visit(sign, depth, free);
    if (free && sign === '{') depth += 1;
  }
}

/** A text cut at its outermost braces: what stands outside them, and what each of them holds. */
export function outline(text) {
  const plain = [''];
  const groups = [];
  scan(text, (sign, depth, free) => {
    if (free && depth === 0 && sign === '{') groups.push('');
    else if (free && depth === 0 && sign === '}') plain.push('');
    else if (depth === 0) plain[plain.length - 1] += sign;
    else groups[groups.length - 1] += sign;
  });
  return { plain, groups };
}

/** Members of a type, from what its braces hold: cut at the semicolons of their own level. */
export function members(group) {
  const found = [''];
  scan(group, (sign, depth, free) => {
    if (free && depth === 0 && sign === ';') found.push('');
    else found[found.length - 1] += sign;
  });
  return found.map((member) => member.trim()).filter(Boolean);
}
