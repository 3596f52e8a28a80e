import { ROLE, ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import { language, setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { theme } from '@ciguawatch/shared/runtime/page/theme';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { BUILT_IN_DECLARATIONS } from '../../registry/built-in-declarations';
import { menuFor } from '../menu/menu-model';
import '../frame/texts';
import { TopBar } from './top-bar';

const menu = (roles: typeof ROLE_IDS | null) =>
  menuFor(BUILT_IN_DECLARATIONS, { roles, desktop: true, online: true });

beforeEach(() => {
  setLanguage('en_US');
  theme.set('system');
});

test('the public sees two areas, the connection, the languages and the login', () => {
  render(<TopBar areas={menu(null)} current={null} path="/" />);
  const tabs = within(screen.getByRole('navigation', { name: 'Areas' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ciguawatch', 'Fishbase']);
  expect(screen.getByText('Online')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

test('an account with every role sees four areas, the current one marked', () => {
  render(<TopBar areas={menu(ROLE_IDS)} current="mf-gis" path="/gis/maps" />);
  const tabs = within(screen.getByRole('navigation', { name: 'Areas' }));
  expect(tabs.getAllByRole('link')).toHaveLength(4);
  expect(tabs.getByRole('link', { name: 'Maps' })).toHaveAttribute('aria-current', 'true');
});

test('the language switches without a reload', async () => {
  render(<TopBar areas={menu(null)} current={null} path="/" />);
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByText('En ligne')).toBeInTheDocument();
  expect(language.code).toBe('fr_FR');
  expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
});

test('the panel under the account button chooses the theme, and Escape gives the focus back', async () => {
  render(<TopBar areas={menu(null)} current={null} path="/" />);
  const button = screen.getByRole('button', { name: 'Display and login' });
  // Preloads the panel's chunk, so that opening it does not render after the test has gone on.
  await import('../menu/account-panel');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(theme.choice).toBe('dark');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the help of the page opens in a tab of its own, by its button and by the key ?', async () => {
  render(
    <>
      <TopBar areas={menu(null)} current={null} path="/ciguawatch/case/map" />
      <input aria-label="typed" />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Help for this page (new tab)' });
  expect(link).toHaveAttribute('href', '/help/?at=/ciguawatch/case/map&lang=en');
  expect(link).toHaveAttribute('target', '_blank');
  const opened = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', opened);
  await userEvent.keyboard('?');
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('typed'), '?');
  expect(opened).toHaveBeenCalledTimes(1);
  const own = (event: KeyboardEvent) => event.preventDefault();
  document.addEventListener('keydown', own);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  document.removeEventListener('keydown', own);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('on the home page of somebody with a role the help is the guide of that role', () => {
  runInAction(() => {
    session.user = fakeUser({ groups: [ROLE.cases_editor] });
  });
  render(<TopBar areas={menu(null)} current={null} path="/" />);
  const link = screen.getByRole('link', { name: 'Help for this page (new tab)' });
  expect(link).toHaveAttribute('href', '/help/case-editor?lang=en');
  act(() =>
    runInAction(() => {
      session.user = null;
    }),
  );
  expect(link).toHaveAttribute('href', '/help/?at=/&lang=en');
});
