import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/features/users/demo-password';
import { PORTAL_FIXTURE_TIMEOUT_MS, Portal } from './portal';

export { DEMO_PASSWORD, expect };

/** Rate limits that no test reaches by accident. */
const OPEN_LIMITS = {
  LIMIT_LOGIN_ACCOUNT: '1000',
  LIMIT_LOGIN_ADDRESS: '10000',
  LIMIT_REPORT_ADDRESS: '100000',
  LIMIT_CONTACT_ADDRESS: '100000',
  LIMIT_RESET_ACCOUNT: '1000',
  LIMIT_RESET_ADDRESS: '1000',
  LIMIT_CONFIRM_ADDRESS: '1000',
};

interface Fixtures {
  /** Complaints of the browser: script errors, violations of the content security policy, missing texts. */
  complaints: string[];
}

interface PortalFixtures {
  /** Whether the tests of a file change the web files; they then get a copy. */
  ownFiles: boolean;
  /**
   * Name of a file whose tests change demo accounts (password, second step) and leave them so; it then has a portal of
   * its own, since others log in by the same accounts.
   */
  ownAccounts: string;
  /** Variables of the server beside those of every test. */
  portalEnv: Record<string, string>;
  portal: Portal;
}

/** Tests with one portal per worker; `baseURL` is its address. */
export const test = base.extend<Fixtures, PortalFixtures>({
  ownFiles: [false, { option: true, scope: 'worker' }],
  ownAccounts: ['', { option: true, scope: 'worker' }],
  portalEnv: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ ownFiles, portalEnv }, use) => {
      const portal = await Portal.start({ env: { ...OPEN_LIMITS, ...portalEnv }, ownFiles });
      await use(portal);
      await portal.remove();
    },
    { scope: 'worker', timeout: PORTAL_FIXTURE_TIMEOUT_MS },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (failure) => {
        const error = failure.error();
        complaints.push(`${error.name}: ${error.message}`);
      });
      context.on('console', (message) => {
        if (/Content Security Policy|^No text /i.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fills in and sends the open login form. */
export async function fillLogin(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator('input[name=username]').fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.locator('button[type=submit]').click();
}

/**
 * Logs in to a demo account without the login screen: the browser gets the same cookies, which the next
 * opened page finds. Open pages are not notified.
 */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const context = page.context();
  const response = await context.request.post('/api/token/', {
    headers: { 'X-Session': 'cookie' },
    data: { username: email, password },
  });
  expect(response.ok(), email).toBe(true);
  const { access, factors } = (await response.json()) as { access: string; factors?: string[] };
  // Another file must not have left a second step on the account (`ownAccounts`).
  expect(factors, email).toBeUndefined();
  const url = new URL(response.url()).origin;
  await context.addCookies([{ name: 'access_token', value: access, url, sameSite: 'Strict' }]);
}

/** Logs in to a demo account through the login screen, and waits until it is left. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The main heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
