import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Names } from '../module';
import { readModuleDecl } from '../validate-module';
import { readOffer, readRelease } from '../validate-registry';
import { acceptanceOf, shellOffer } from './acceptance';
import { toNumbered } from './earlier';

const kept = (name: string) =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../../../e2e/kept-bundle', name), 'utf8'));
/** What the last shell without a public API offered, and the registry entry of a module that ran in it. */
const OFFERED: Record<string, Numbered> = kept('surface.json');
const ENTRY = kept('mf-fishbase.json') as { uses: Record<string, Numbered> };

interface Numbered {
  number: number;
  names: string[];
}

/** Copied unchanged from shells of that time: how they parsed and compared an entry. */
const FIELDS = ['version', 'entry', 'integrity', 'decl', 'uses', 'ahead'];
const isDoor = ({ number, names }: Numbered) => Number.isInteger(number) && Array.isArray(names);
function lacking(offered: Record<string, Numbered>, used: Record<string, Numbered>): string[] {
  if (Object.values(used).some(({ number }) => number === 0)) return ['unnumbered'];
  return Object.entries(used).flatMap(([door, { number, names }]) => {
    const here = offered[door];
    if (here === undefined) return [`${door} closed`];
    if (here.number !== number) return [`${door} ${number} ${here.number}`];
    return names.filter((name) => !here.names.includes(name));
  });
}

/** A registry entry of that time that uses these names. */
const built = (uses: Names) => ({ ...ENTRY, uses: toNumbered(uses) });
const namesOf = (doors: Record<string, Numbered>): Names =>
  Object.fromEntries(Object.entries(doors).map(([door, { names }]) => [door, names]));
const offer = { major: 1, names: namesOf(OFFERED) };

test('an earlier shell accepts a current module that needs only what it offers, and names what it lacks', () => {
  const entry = built(namesOf(OFFERED));
  expect(Object.keys(entry).filter((field) => !FIELDS.includes(field))).toEqual([]);
  expect(Object.values(entry.uses).every(isDoor)).toBe(true);
  expect(lacking(OFFERED, entry.uses)).toEqual([]);
  expect(lacking(OFFERED, built({ 'ui/actions/button': ['Button', 'Later'] }).uses)).toEqual(['Later']);
  expect(lacking(OFFERED, built({ 'ui/later': ['Later'] }).uses)).toEqual(['ui/later closed']);
});

test('the current shell accepts an earlier module that was in service', () => {
  const read = readRelease(ENTRY, readModuleDecl);
  expect(read).toMatchObject({ ok: true, value: { shared: 1, uses: namesOf(ENTRY.uses) } });
  if (read.ok) expect(acceptanceOf(shellOffer(offer), read.value)).toEqual({ ok: true });
});

test('an earlier module built for code that has changed since is refused', () => {
  const uses = { ...ENTRY.uses, 'runtime/http/call': { number: 2, names: ['call'] } };
  const read = readRelease({ ...ENTRY, uses }, readModuleDecl);
  expect(read.ok && acceptanceOf(shellOffer(offer), read.value)).toEqual({
    ok: false,
    why: 'surface',
    lacks: [{ kind: 'shared', needs: 0, here: 1 }],
  });
});

test('earlier and current deploy commands read what earlier and current shells offer', () => {
  expect(toNumbered(offer.names)).toEqual(OFFERED);
  expect(readOffer(OFFERED)).toEqual(offer);
});

test('an earlier module finds no names in a shell of the next version', () => {
  const read = readRelease(ENTRY, readModuleDecl);
  expect(read.ok && acceptanceOf(shellOffer({ ...offer, major: 2 }), read.value)).toMatchObject({
    ok: false,
    lacks: [{ kind: 'shared', needs: 1, here: 2 }],
  });
});
