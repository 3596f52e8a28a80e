import './work/texts';
import { ROLE, ROLE_IDS, type RoleId } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, render, screen, within } from '@testing-library/react';
import { menuFor } from '../layout/menu/menu-model';
import '../layout/frame/texts';
import { BUILT_IN_DECLARATIONS } from '../registry/built-in-declarations';
import { AreaMenus } from './area-menus';
import { countersFor } from './work/declared-work';
import { WorkStore } from './work/work-store';

const store = new WorkStore(async () => ({ count: 2, urgent: false }));
const show = (roles: readonly RoleId[], desktop = true) =>
  render(
    <AreaMenus
      areas={menuFor(BUILT_IN_DECLARATIONS, { roles, desktop, online: true })}
      work={{ counters: countersFor(BUILT_IN_DECLARATIONS, roles), store }}
    />,
  );

const section = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => setLanguage('en_US'));

test('all roles: the four sections of the home menu, in their order', () => {
  show(ROLE_IDS);
  expect(section('Ciguawatch')).toEqual([
    'Report a case',
    'Case list',
    'Proposed pairs',
    'Decisions',
    'Fast entry',
    'Import cases',
    'Case map',
    'Statistics',
    'Monthly report',
    'Alerts',
    'Months observed',
    'Posts',
    'Rights desk',
    'Samples',
    'New algae report',
    'Algae reports',
    'Algae map',
  ]);
  expect(section('Fishbase')).toEqual(['Species', 'Groups', 'My changes', 'Changes to review']);
  expect(section('Maps')).toEqual(['Manage outlines', 'Create an outline']);
  expect(section('Administration')).toEqual(['Users', 'Translations', 'Approvals', 'Trail', 'Modules']);
});

test('an item is shown only to holders of its role', () => {
  show([ROLE.gis_creator]);
  expect(section('Maps')).toEqual(['Manage outlines', 'Create an outline']);
  expect(section('Administration')).toEqual(['Trail']);
  expect(screen.queryByText('Case list')).toBeNull();
});

test('on a phone the pages for wide screens are named, not linked', () => {
  show([ROLE.cases_editor], false);
  expect(section('Ciguawatch')).toEqual([
    'Report a case',
    'Fast entry',
    'Case map',
    'Statistics',
    'Months observed',
    'Rights desk',
  ]);
  expect(
    screen.getByText(
      'On a wider screen: Case list, Proposed pairs, Decisions, Import cases, Monthly report, Alerts.',
    ),
  ).toBeInTheDocument();
});

test('the counters of a page that count different things are shown together beside its link', async () => {
  show([ROLE.cases_editor]);
  store.watch(countersFor(BUILT_IN_DECLARATIONS, [ROLE.cases_editor]));
  await act(() => store.load());
  expect(screen.getByRole('link', { name: 'Case list 4 waiting' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Case map' })).toBeInTheDocument();
});
