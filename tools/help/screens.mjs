/** Screens of the portal as pictures: who logs in, and when a screen has come. */

const PASSWORD = 'Lagon-2026';
/** Time in which data, fonts and the map have come. */
const SETTLED_MS = 4000;
/** A busy machine draws a map without a graphics card. */
export const PATIENCE_MS = 180_000;

/** A context in the light theme, logged in by e-mail if one is given. */
export async function contextOf(browser, url, locale, email) {
  const context = await browser.newContext({ locale, colorScheme: 'light', serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE_MS);
  if (email) await logIn(await context.newPage(), url, email);
  return context;
}

async function logIn(page, url, email) {
  await page.goto(`${url}/login`);
  await page.locator('input[type=email], input[autocomplete=username]').first().fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/**
 * Writes the picture of a screen into a file.
 * @param {{width: number, height: number}} size of the window, in CSS pixels
 * @param {number} quality of the JPEG, up to 100
 */
export async function shoot(context, address, size, path, quality = 72) {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  // An open screen listens for changes, so that its network is never idle.
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path, type: 'jpeg', quality, animations: 'disabled' });
  await page.close();
}
