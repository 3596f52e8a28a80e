import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { render, screen } from '@testing-library/react';
import { BUILT_IN_DECLARATIONS } from '../../registry/built-in-declarations';
import { type MenuArea, menuFor } from '../menu/menu-model';
import { SideNav } from './side-nav';
import '../frame/texts';

const areaOf = (roles: (typeof ROLE)[keyof typeof ROLE][]): MenuArea =>
  menuFor(BUILT_IN_DECLARATIONS, { roles, desktop: true, online: true })[0] as MenuArea;

beforeEach(() => setLanguage('en_US'));

test('groups the pages and marks the one shown', () => {
  render(
    <SideNav
      area={areaOf([ROLE.cases_editor, ROLE.algae_editor])}
      path="/ciguawatch/case/report/list"
      rail={false}
    />,
  );
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
    'Ciguawatch',
    'Follow-up',
    'Microalgae',
  ]);
  expect(screen.getByRole('link', { name: 'Case list' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeInTheDocument();
});

test('the rail keeps the names for assistive technology and as tooltips', () => {
  render(<SideNav area={areaOf([])} path="/ciguawatch/case/map" rail />);
  expect(screen.getByRole('link', { name: 'Case map' })).toHaveAttribute('title', 'Case map');
});
