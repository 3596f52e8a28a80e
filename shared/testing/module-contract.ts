import type { ComponentType } from 'react';
import * as outlineCalls from '../api/calls/outlines';
import * as workCalls from '../api/calls/work/work';
import * as accountCalls from '../api/calls/work/work-accounts';
import * as specieCalls from '../api/calls/work/work-species';
import { textKeysOf } from '../contract/text-keys';
import { readModuleDecl } from '../contract/validate-module';
import { crashes } from '../runtime/federation/crashes';

type Pages = Record<string, Record<string, string>>;

interface Lifecycles {
  bootstrap: unknown;
  mount: unknown;
  unmount: unknown;
}

/** What a module passes to the suite. */
interface Subject {
  id: string;
  declaration: unknown;
  pages: Record<string, ComponentType>;
  entry: Lifecycles;
  texts: { fr_FR: unknown; en_US: unknown };
}

type Step = (props: Record<string, unknown>) => Promise<unknown>;

/** Runs a lifecycle as single-spa does: a function, or a list of functions. */
async function step(part: unknown, props: Record<string, unknown>): Promise<void> {
  for (const one of Array.isArray(part) ? part : [part]) await (one as Step)(props);
}

/** The text of a key; empty when missing. */
function textOf(texts: unknown, key: string): string {
  const [page = '', name = ''] = key.split('.');
  return (texts as Pages)[page]?.[name]?.trim() ?? '';
}

/** Addresses of the server's work counters with their access. */
const SERVED_CALLS = new Map(
  Object.values({ ...workCalls, ...accountCalls, ...specieCalls, ...outlineCalls }).flatMap((one) =>
    typeof one === 'object' ? [[one.route, one.access] as const] : [],
  ),
);

/** The checks that every module must pass; called by a test in each module. */
export function moduleContract(subject: Subject): void {
  const read = readModuleDecl(subject.declaration);
  if (!read.ok) throw new Error(`${subject.id}: ${read.problems.join('; ')}`);
  const decl = read.value;

  test('the declaration is this module’s own', () => {
    expect(decl.id).toBe(subject.id);
    expect(`mf-${decl.basePath.slice(1)}`).toBe(subject.id);
    expect(`mf-${decl.namespaces[0]}`).toBe(subject.id);
  });

  test('every declared page has a screen, and every screen a route', () => {
    const declared = [...new Set(decl.routes.map((route) => route.page))].sort();
    expect(Object.keys(subject.pages).sort()).toEqual(declared);
  });

  test('everything declared has a name in both languages, and each counter its plural forms', () => {
    for (const texts of Object.values(subject.texts)) {
      expect(textKeysOf(decl).filter((key) => textOf(texts, key) === '')).toEqual([]);
      for (const { labelKey } of decl.work) expect(textOf(texts, labelKey).split('|')).toHaveLength(3);
    }
  });

  test('no two menu entries have the same icon, since the rail shows icons alone', () => {
    const icons = decl.menu.map(({ icon }) => icon);
    expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
  });

  test('the server counts the declared work, for the same roles', () => {
    for (const { count, access } of decl.work)
      expect([count, SERVED_CALLS.get(count)]).toEqual([count, access]);
  });

  test('it is mounted, unmounted and mounted again', async () => {
    const slot = document.createElement('div');
    slot.id = `single-spa-application:${subject.id}`;
    document.body.append(slot);
    history.replaceState(null, '', `${decl.basePath}/nowhere`);
    const props = { name: subject.id, singleSpa: {}, mountParcel: () => undefined };
    await step(subject.entry.bootstrap, props);
    for (const _round of [1, 2]) {
      await step(subject.entry.mount, props);
      await step(subject.entry.unmount, props);
      expect(slot.textContent).toBe('');
    }
    expect(crashes.byModule.has(subject.id)).toBe(false);
    slot.remove();
  });
}
