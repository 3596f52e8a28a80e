import { members, outline } from './cut.mjs';

const LITERAL = String.raw`(?:'[^']*'|"[^"]*"|-?\d+)`;
/** A type that is a list of literals and nothing else: of an alias, of a member, of a constant. */
const LIST = new RegExp(
  String.raw`^(type [\w$]+ = |const [\w$]+: readonly \[|(?:readonly )?[\w$]+\??: )(?:\| )?(${LITERAL}(?: ?[|,] ?${LITERAL})*)( \| undefined)?(\]?;?)$`,
);
const collapse = (text) => text.replace(/\s+/g, ' ').trim();

const headOf = (member) => /^(?:(?:readonly|static|protected|abstract) )*[\w$"'-]*/.exec(member)[0];
const mayBeLeftOut = (member) =>
  /^(readonly )?[\w$"'-]+\?/.test(member) || /^[\w$]+: z\.ZodMiniOptional</.test(member);
const cite = (text) => `"${text.length > 90 ? `${text.slice(0, 87)}…` : text}"`;
const turned = (before, after) => [`${cite(before)} is now ${cite(after)}`];

function listGrew(before, after) {
  const [a, b] = [LIST.exec(before), LIST.exec(after)];
  if (!a || !b || a[1] !== b[1] || a[3] !== b[3] || a[4] !== b[4]) return false;
  const items = (list) => list[2].match(new RegExp(LITERAL, 'g'));
  const now = items(b);
  return items(a).every((one) => now.includes(one));
}

function memberChanges(before, after) {
  const old = members(before);
  const left = members(after);
  const gone = old.filter((member) => {
    const same = left.indexOf(member);
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  const found = [];
  for (const member of gone) {
    const other = left.findIndex((one) => headOf(one) === headOf(member));
    if (other < 0) found.push(`${cite(member)} is gone`);
    else found.push(...changesOf(member, left.splice(other, 1)[0]));
  }
  // Nobody else can make an object of a class with private members: modules only receive it.
  if (old.includes('#private')) return found;
  const asked = left.filter((member) => !mayBeLeftOut(member));
  return [...found, ...asked.map((member) => `${cite(member)} is new and must be there`)];
}

/**
 * What of a declaration is gone or changed for those who rely on it, in words; nothing where it only
 * takes or gives more: a member that may be left out, one more literal of a list, a method of a class.
 */
export function changesOf(before, after) {
  const [a, b] = [collapse(before), collapse(after)];
  if (a === b || listGrew(a, b)) return [];
  const [old, now] = [outline(a), outline(b)];
  if (old.plain.join('{}') !== now.plain.join('{}')) return turned(a, b);
  return old.groups.flatMap((group, index) => memberChanges(group, now.groups[index]));
}
