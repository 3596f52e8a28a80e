import { ROLE, ROLE_IDS, type RoleId } from '@ciguawatch/shared/contract/access/roles';
import { BUILT_IN_DECLARATIONS } from '../../registry/built-in-declarations';
import { currentEntry, groupsOf, menuFor } from './menu-model';

const decls = [...BUILT_IN_DECLARATIONS].reverse();

const keys = (roles: RoleId[] | null, desktop = true): Record<string, string[]> =>
  Object.fromEntries(
    menuFor(decls, { roles, desktop, online: true }).map((area) => [
      area.id,
      area.entries.map((entry) => entry.key),
    ]),
  );

const PUBLIC_MENUS = {
  'mf-ciguawatch': ['case-report', 'case-map', 'case-stats'],
  'mf-fishbase': ['species', 'phenotypes'],
};

test('the public sees the open pages of two areas, in the order of the areas', () => {
  expect(keys(null)).toEqual(PUBLIC_MENUS);
  expect(Object.keys(keys(null))).toEqual(['mf-ciguawatch', 'mf-fishbase']);
});

const ROLE_MENUS: [keyof typeof ROLE, Record<string, string[]>][] = [
  [
    'cases_editor',
    {
      'mf-ciguawatch': [
        ...[
          'case-list',
          'case-decisions',
          'case-pairs',
          'transcribe',
          'case-import',
          'monthly-report',
          'case-alerts',
          'case-coverage',
          'rights-desk',
        ],
      ],
      'mf-global': ['approvals', 'audit'],
    },
  ],
  ['fishbase_editor', { 'mf-fishbase': ['changes'], 'mf-global': ['audit'] }],
  ['moderator', { 'mf-fishbase': ['revisions'], 'mf-global': ['audit'] }],
  ['users_manager', { 'mf-global': ['users', 'approvals', 'audit', 'modules'] }],
  ['global_translator', { 'mf-global': ['translations', 'audit'] }],
  ['algae_editor', { 'mf-ciguawatch': ['algae-report', 'algae-list', 'algae-map'], 'mf-global': ['audit'] }],
  ['fishbase_translator', { 'mf-fishbase': ['changes'] }],
  ['gis_editor', { 'mf-gis': ['maps'], 'mf-global': ['audit'] }],
  ['gis_creator', { 'mf-gis': ['maps', 'map-new'], 'mf-global': ['audit'] }],
  ['species_translator', { 'mf-fishbase': ['changes'] }],
];

test.each(ROLE_MENUS)('%s sees the public pages and those of the role', (role, own) => {
  const seen = keys([ROLE[role]]);
  const areas = new Set([...Object.keys(PUBLIC_MENUS), ...Object.keys(own)]);
  expect(new Set(Object.keys(seen))).toEqual(areas);
  for (const area of areas) {
    const expected = [...(PUBLIC_MENUS[area as keyof typeof PUBLIC_MENUS] ?? []), ...(own[area] ?? [])];
    expect([...(seen[area] ?? [])].sort()).toEqual(expected.sort());
  }
});

test('an account with every role sees all twenty-eight entries', () => {
  expect(Object.values(keys([...ROLE_IDS])).flat()).toHaveLength(28);
});

test('on a phone, desktop-only entries are kept apart instead of shown', () => {
  const areas = menuFor(decls, { roles: [ROLE.gis_editor], desktop: false, online: true });
  const gis = areas.find((area) => area.id === 'mf-gis');
  expect(gis?.entries).toEqual([]);
  expect(gis?.onDesktop.map((entry) => entry.key)).toEqual(['maps']);
});

test('entries are listed under the heading they declare, those without a heading first', () => {
  const areas = menuFor(decls, { roles: [...ROLE_IDS], desktop: true, online: true });
  const groups = Object.fromEntries(areas.flatMap((area) => area.entries.map((one) => [one.key, one.group])));
  expect(groups).toMatchObject({
    'case-map': null,
    'case-list': 'follow',
    'algae-map': 'algae',
    users: null,
  });
  expect(areas.map((area) => groupsOf(area.entries))).toEqual([
    [null, 'follow', 'laboratory', 'algae'],
    [null, 'follow'],
    [null],
    [null],
  ]);
});

test('the current entry is the page itself, else the list it belongs to', () => {
  const [area] = menuFor(decls, { roles: null, desktop: true, online: true });
  expect(currentEntry(area?.entries ?? [], '/ciguawatch/case/map')?.key).toBe('case-map');
  expect(currentEntry(area?.entries ?? [], '/ciguawatch/case')).toBeUndefined();
});
