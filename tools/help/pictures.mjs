/**
 * Makes the pictures of the help for a release, `npm run help:pictures`: every screen that a guide names, in French
 * and English, in the light theme, over demonstration data of its own. They lie in `server/help/pictures`, outside of
 * git; the help shows those that are there.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { withChromium } from '../support/browser.mjs';
import { withFolder } from '../support/folder.mjs';
import { ports } from '../support/ports.mjs';
import { BuiltServer } from '../support/server.mjs';

const HELP = join(ROOT, 'server/help');
const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' };
const PASSWORD = 'Lagon-2026';
/** Account that opens the screens of a guide; other guides need none. */
const ACCOUNTS = {
  nurse: 'cases_editor@demo.example',
  'case-editor': 'cases_editor@demo.example',
  moderator: 'moderator@demo.example',
  outlines: 'admin@demo.example',
  translator: 'global_translator@demo.example',
  manager: 'users_manager@demo.example',
  administrator: 'admin@demo.example',
};
/** Guides whose readers hold a phone. */
const ON_PHONES = ['reporter', 'nurse'];
/** A busy machine draws a map without a graphics card. */
const PATIENCE_MS = 180_000;
/** Time in which data, fonts and the map have come. */
const SETTLED_MS = 4000;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
/** Screens of one guide that need a desk all the same. */
const DESK_SCREENS = ['/ciguawatch/case/transcribe'];

const screensOf = (language, guide) =>
  [...readFileSync(join(HELP, language, `${guide}.md`), 'utf8').matchAll(/^!\[[^\]]+\]\(([^)]+)\)$/gm)].map(
    ([, screen]) => screen,
  );

/** As `pictureName` of the server's room of the help. */
const nameOf = (screen) => `${screen.replace(/^\//, '').replace(/[^a-z0-9]+/gi, '-') || 'home'}.jpg`;

async function logIn(page, url, email) {
  await page.goto(`${url}/login`);
  await page.locator('input[type=email], input[autocomplete=username]').first().fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

async function picture(context, url, language, screen, isSmall) {
  const page = await context.newPage();
  await page.setViewportSize(isSmall ? PHONE : DESK);
  await page.goto(url + screen, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  // An open screen listens for changes, so that its network is never idle.
  await page.waitForTimeout(SETTLED_MS);
  const path = join(HELP, 'pictures', language, nameOf(screen));
  await page.screenshot({ path, type: 'jpeg', quality: 72, animations: 'disabled' });
  await page.close();
}

async function picturesOf(browser, url, language) {
  mkdirSync(join(HELP, 'pictures', language), { recursive: true });
  const done = new Set();
  for (const file of readdirSync(join(HELP, language))) {
    const guide = file.replace('.md', '');
    const screens = screensOf(language, guide).filter((screen) => !done.has(screen));
    if (screens.length === 0) continue;
    const locale = LANGUAGES[language];
    const context = await browser.newContext({ locale, colorScheme: 'light', serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE_MS);
    if (ACCOUNTS[guide]) await logIn(await context.newPage(), url, ACCOUNTS[guide]);
    for (const screen of screens) {
      const isSmall = ON_PHONES.includes(guide) && !DESK_SCREENS.includes(screen);
      await picture(context, url, language, screen, isSmall);
      done.add(screen);
      console.info(`${language} ${screen}`);
    }
    await context.close();
  }
}

rmSync(join(HELP, 'pictures'), { recursive: true, force: true });
await withFolder('help-pictures-', async (folder) => {
  const [port] = await ports(1, 0);
  const server = new BuiltServer('portal', port, { DATA_DIR: folder });
  await server.start();
  try {
    await withChromium(async (browser) => {
      for (const language of Object.keys(LANGUAGES)) await picturesOf(browser, server.url, language);
    });
  } finally {
    await server.stop();
  }
});
