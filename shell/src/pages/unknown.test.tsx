import { ROLE, type RoleId } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { render, screen } from '@testing-library/react';
import '../layout/frame/texts';
import Unknown, { firstPageOf } from './unknown';

const as = (...groups: RoleId[]) => setRuntime({ user: fakeUser({ groups }) });

test('the address of an area leads to the first page that the person may open', () => {
  setRuntime();
  expect(firstPageOf('/ciguawatch')).toBe('/ciguawatch/case/report/new');
  expect(firstPageOf('/fishbase/')).toBe('/fishbase/species');
  expect(firstPageOf('/legal')).toBe('/legal/legal-notice');
  as(ROLE.gis_creator);
  expect(firstPageOf('/gis')).toBe('/gis/maps');
  as(ROLE.global_translator);
  expect(firstPageOf('/global')).toBe('/global/translations');
});

test('an area without an open page leads to the login and back; with an account, to a page that gives the reason', () => {
  setRuntime();
  expect([firstPageOf('/gis'), firstPageOf('/global')]).toEqual([
    '/login?next=%2Fgis',
    '/login?next=%2Fglobal',
  ]);
  as(ROLE.species_translator);
  expect(firstPageOf('/global')).toBe('/global/users');
});

test('any other address is a 404 and stays', () => {
  setLanguage('en_US');
  setRuntime();
  window.history.replaceState(null, '', '/gis/nowhere');
  render(<Unknown path="/gis/nowhere" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(window.location.pathname).toBe('/gis/nowhere');
});

test('the first page replaces the address in the history', () => {
  setRuntime();
  window.history.replaceState(null, '', '/fishbase');
  const entries = window.history.length;
  render(<Unknown path="/fishbase" />);
  expect(window.location.pathname).toBe('/fishbase/species');
  expect(window.history).toHaveLength(entries);
});
