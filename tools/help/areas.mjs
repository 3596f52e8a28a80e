/**
 * Makes the pictures of README.md, `npm run help:pictures -- readme`: one of each area, in English, over demonstration
 * data. They lie in `docs/pictures`, in git.
 */
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { contextOf, shoot } from './screens.mjs';

/** Screen of each area, by the name of its picture, with who opens it. */
const AREAS = {
  home: { screen: '/' },
  map: { screen: '/ciguawatch/case/map' },
  cases: { screen: '/ciguawatch/case/report/list', account: 'cases_editor@demo.example' },
  species: { screen: '/fishbase/specie/22' },
  outlines: { screen: '/gis/map/92', account: 'admin@demo.example' },
  people: { screen: '/global/users', account: 'users_manager@demo.example' },
};
const SIZE = { width: 1280, height: 800 };
/** Each is under 100 kB, and its texts can be read. */
const QUALITY = 60;

export async function areaPictures(browser, url) {
  for (const [name, { screen, account }] of Object.entries(AREAS)) {
    const context = await contextOf(browser, url, 'en-GB', account);
    await shoot(context, url + screen, SIZE, join(ROOT, 'docs/pictures', `${name}.jpg`), QUALITY);
    await context.close();
    console.info(`${name} ${screen}`);
  }
}
