/**
 * Makes the pictures of the help for a release, `npm run help:pictures`: every screen that a guide names, in French
 * and English, in the light theme, over demonstration data of its own. They lie in `server/help/pictures`, outside of
 * git; the help shows those that are there. `-- readme` makes those of README.md instead (areas.mjs).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { withChromium } from '../support/browser.mjs';
import { withFolder } from '../support/folder.mjs';
import { ports } from '../support/ports.mjs';
import { BuiltServer } from '../support/server.mjs';
import { areaPictures } from './areas.mjs';
import { contextOf, shoot } from './screens.mjs';

const HELP = join(ROOT, 'server/help');
const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' };
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

async function picturesOf(browser, url, language) {
  mkdirSync(join(HELP, 'pictures', language), { recursive: true });
  const done = new Set();
  for (const file of readdirSync(join(HELP, language))) {
    const guide = file.replace('.md', '');
    const screens = screensOf(language, guide).filter((screen) => !done.has(screen));
    if (screens.length === 0) continue;
    const context = await contextOf(browser, url, LANGUAGES[language], ACCOUNTS[guide]);
    for (const screen of screens) {
      const isSmall = ON_PHONES.includes(guide) && !DESK_SCREENS.includes(screen);
      const path = join(HELP, 'pictures', language, nameOf(screen));
      await shoot(context, url + screen, isSmall ? PHONE : DESK, path);
      done.add(screen);
      console.info(`${language} ${screen}`);
    }
    await context.close();
  }
}

async function helpPictures(browser, url) {
  rmSync(join(HELP, 'pictures'), { recursive: true, force: true });
  for (const language of Object.keys(LANGUAGES)) await picturesOf(browser, url, language);
}

const make = process.argv[2] === 'readme' ? areaPictures : helpPictures;
await withFolder('help-pictures-', async (folder) => {
  const [port] = await ports(1, 0);
  const server = new BuiltServer('portal', port, { DATA_DIR: folder });
  await server.start();
  try {
    await withChromium((browser) => make(browser, server.url));
  } finally {
    await server.stop();
  }
});
