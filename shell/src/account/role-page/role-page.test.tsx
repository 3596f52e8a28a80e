import { POWERS } from '@ciguawatch/shared/contract/access/powers';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { account } from '@ciguawatch/shared/testing/account';
import { fireEvent, render, screen, within } from '@testing-library/react';
import '../../layout/frame/texts';
import english from './locales/en_US.json';
import french from './locales/fr_FR.json';
import RolePage from './role-page';

beforeEach(() => setLanguage('en_US'));

test.each([english, french])('every line has its words, and nothing else has', (words) => {
  expect(Object.keys(words.power).sort()).toEqual(POWERS.map(({ key }) => key).sort());
});

test('a person reads what their roles allow, and what all roles do', async () => {
  window.history.replaceState(null, '', '/roles');
  session.user = account({ groups: [ROLE.algae_editor] });
  render(<RolePage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Microalgae',
    'With any account',
  ]);
  const sees = screen.getAllByRole('list', { name: 'May see' });
  expect(within(sees[0] as HTMLElement).getByText(english.power.algaeRead)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'All roles' }));
  expect(window.location.search).toBe('?show=all');
  expect(screen.getByRole('heading', { name: 'Accounts' })).toBeInTheDocument();
  expect(screen.getByText('only together with the role Cases: editing')).toBeInTheDocument();
});
