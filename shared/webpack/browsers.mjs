/** The browsers the portal is meant for, as `browserslist` of package.json names them. */
import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { at } from './paths.mjs';

const { browserslist: queries } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** Every browser meant, as `name version`, the newest first. */
export const browsers = () => browserslist(queries);

/** Browsers by their names in the compiler of scripts; Chrome of Android has the version of Chrome. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
  samsung: 'samsung',
};

/** The oldest version meant of each browser, such as `{ safari: '15.4' }`: targets of the script compiler. */
export function scriptTargets() {
  const oldest = {};
  for (const one of browsers()) {
    const [name, versions] = one.split(' ');
    const version = versions.split('-')[0];
    const key = NAMES[name];
    if (key && !(Number.parseFloat(oldest[key]) <= Number.parseFloat(version))) oldest[key] = version;
  }
  return oldest;
}

/** Targets of lightningcss. */
export const targets = () => browserslistToTargets(browsers());
