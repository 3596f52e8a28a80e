import './texts';
import { setLanguage, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { render, screen } from '@testing-library/react';
import { isFactorOverdue, isKeptFromOverdue } from '../../access/factor-due';
import { DueBanner } from './due-banner';

const inDays = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString();

beforeEach(async () => {
  setLanguage('en_US');
  await textsReady();
});

test('before the time is over the page says why and by when, and leads on to the wanted page', async () => {
  window.history.replaceState(null, '', '/security?next=%2Fgis%2Fmaps');
  setRuntime({ user: { ...fakeUser(), factor_due: inDays(3) } });
  render(<DueBanner />);
  expect(await screen.findByText(/Add an app or a passkey before/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/gis/maps');
  expect(isFactorOverdue()).toBe(false);
});

test('after it nothing leads on, and all but public pages are replaced', async () => {
  setRuntime({ user: { ...fakeUser(), factor_due: inDays(-1) } });
  render(<DueBanner />);
  expect(await screen.findByText(/The time to add a second step ended on/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Later' })).toBeNull();
  expect(isFactorOverdue()).toBe(true);
  const kept = (access: 'open' | 'connected', page: string) => isKeptFromOverdue({ access, page });
  expect([kept('connected', 'profile'), kept('open', 'home'), kept('open', 'privacy-policy')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a person who has a second step, or needs none, sees nothing of it', () => {
  setRuntime({ user: fakeUser() });
  const { container } = render(<DueBanner />);
  expect([container.innerHTML, isFactorOverdue()]).toEqual(['', false]);
});
