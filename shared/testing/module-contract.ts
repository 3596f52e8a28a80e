import type { ComponentType } from 'react';
import type { ModuleDecl } from '../contract/module';
import { readModuleDecl } from '../contract/validate-module';
import { crashes } from '../runtime/federation/crashes';

type Pages = Record<string, Record<string, string>>;

interface Lifecycles {
  bootstrap: unknown;
  mount: unknown;
  unmount: unknown;
}

/** What a module hands to the suite. */
export interface Subject {
  id: string;
  declaration: unknown;
  pages: Record<string, ComponentType>;
  entry: Lifecycles;
  texts: { fr_FR: unknown; en_US: unknown };
}

type Step = (props: Record<string, unknown>) => Promise<unknown>;

/** Runs a lifecycle as single-spa does: a function or a chain of functions. */
async function step(part: unknown, props: Record<string, unknown>): Promise<void> {
  for (const one of Array.isArray(part) ? part : [part]) await (one as Step)(props);
}

function textKeys(decl: ModuleDecl): string[] {
  return [decl.titleKey, ...decl.menu.map((entry) => `menu.${entry.key}`)];
}

function hasText(texts: unknown, key: string): boolean {
  const [page = '', name = ''] = key.split('.');
  const text = (texts as Pages)[page]?.[name];
  return typeof text === 'string' && text.trim() !== '';
}

/** The checks every module passes, whatever it does: run by a test in each module. */
export function moduleContract(subject: Subject): void {
  const read = readModuleDecl(subject.declaration);
  const decl = subject.declaration as ModuleDecl;

  test('the declaration is sound and is this module’s own', () => {
    expect(read).toMatchObject({ ok: true, value: { id: subject.id } });
    expect(`mf-${decl.basePath.slice(1)}`).toBe(subject.id);
    expect(`mf-${decl.namespaces[0]}`).toBe(subject.id);
  });

  test('every declared page has a screen, and every screen a route', () => {
    const declared = [...new Set(decl.routes.map((route) => route.page))].sort();
    expect(Object.keys(subject.pages).sort()).toEqual(declared);
  });

  test('the area and its menu entries have names in both languages', () => {
    for (const texts of Object.values(subject.texts)) {
      expect(textKeys(decl).filter((key) => !hasText(texts, key))).toEqual([]);
    }
  });

  test('it is drawn into its slot, taken out, and drawn again', async () => {
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
