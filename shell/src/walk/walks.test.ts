import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '@ciguawatch/shared/contract/access/access';
import { decideAccess } from '@ciguawatch/shared/contract/access/decide-access';
import { ROLE, type RoleName } from '@ciguawatch/shared/contract/access/roles';
import { HELP_LANGUAGES } from '@ciguawatch/shared/contract/help-tasks';
import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { fullPath } from '@ciguawatch/shared/contract/paths';
import { WALKS, type WalkStep } from '@ciguawatch/shared/contract/walks';
import english from './locales/en_US.json';
import french from './locales/fr_FR.json';
import { newWalk, stepsOn, walkOf, withDone } from './walk-state';

const ROOT = join(__dirname, '../../..');
/** Declarations name roles; access is decided by their ids. */
const rolesOf = (access: unknown): Access => {
  if (access === 'open' || access === 'connected') return access;
  const [[how, names]] = Object.entries(access as Record<string, RoleName[]>) as [[string, RoleName[]]];
  return { [how]: names.map((name) => ROLE[name]) } as unknown as Access;
};
const PAGES = ['ciguawatch', 'fishbase', 'gis', 'global'].flatMap((name) => {
  const decl = JSON.parse(readFileSync(join(ROOT, `mf-${name}/module.json`), 'utf8')) as ModuleDecl;
  return decl.routes.map(({ path, access }) => ({ path: fullPath(decl, path), access: rolesOf(access) }));
});
const ROLES = Object.keys(ROLE) as RoleName[];
const guideOf = (language: string, guide: string) =>
  readFileSync(join(ROOT, `server/help/${language}/${guide}.md`), 'utf8');

describe.each(ROLES)('the walk of %s', (role) => {
  const who = { roles: [ROLE[role]], desktop: true, online: true };
  const faults = (isWrong: (step: WalkStep) => boolean) => WALKS[role].filter(isWrong).map(({ id }) => id);

  it('has four to six steps with words in both languages', () => {
    expect(WALKS[role].length).toBeGreaterThanOrEqual(4);
    expect(WALKS[role].length).toBeLessThanOrEqual(6);
    expect(new Set(WALKS[role].map(({ id }) => id)).size).toBe(WALKS[role].length);
    for (const { step } of [english, french])
      expect(faults(({ id }) => !(step as Record<string, string>)[id])).toEqual([]);
  });

  it('leads to declared pages that the role may open', () => {
    const isOpen = (path: string) => {
      const page = PAGES.find((one) => one.path === path.split('?')[0]);
      return page !== undefined && decideAccess({ ...page, offline: 'none' }, who) === 'ok';
    };
    expect(faults(({ page, from }) => !isOpen(page) || !isOpen(from ?? page))).toEqual([]);
    expect(faults(({ page, from }) => (from ?? page).includes(':'))).toEqual([]);
  });

  it('names tasks that the help has in both languages', () => {
    for (const language of HELP_LANGUAGES)
      expect(
        faults(({ help }) => {
          const [guide = '', task] = help.split('#');
          return !guideOf(language, guide).includes(`{#${task}}`);
        }),
      ).toEqual([]);
  });

  it('is done by opening its pages, but for what asks for more', () => {
    const done = WALKS[role].flatMap(({ page }) => stepsOn(role, page.replace(':id', '7')));
    expect(done).toEqual(WALKS[role].filter(({ reviews }) => !reviews).map(({ id }) => id));
  });
});

test('the words name no step that is gone', () => {
  const ids = [...new Set(Object.values(WALKS).flatMap((walk) => walk.map(({ id }) => id)))].sort();
  expect(Object.keys(english.step).sort()).toEqual(ids);
  expect(Object.keys(french.step).sort()).toEqual(ids);
});

test('what is kept is read back, and anything else counts as no walk', () => {
  const begun = newWalk('samples_editor', '2026-11-29T10:00:00.000Z');
  const later = withDone({ ...begun, at: 2 }, ['samples', 'risk']);
  expect(walkOf(JSON.parse(JSON.stringify(later)))).toEqual(later);
  expect(walkOf({ ...later, done: ['samples', 'gone'] })?.done).toEqual(['samples']);
  for (const wrong of [null, 7, {}, { ...later, at: 9 }, { ...later, role: 'nobody' }])
    expect(walkOf(wrong)).toBeNull();
  // The list of samples is not a sample.
  expect(stepsOn('samples_editor', '/ciguawatch/sample/list')).toEqual(['samples']);
});
