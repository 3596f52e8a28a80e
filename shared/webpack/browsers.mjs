/** The supported browsers, from `browserslist` in package.json. */
import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { at } from './paths.mjs';

const { browserslist: queries } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** Every supported browser as `name version`, the newest first. */
export const browsers = () => browserslist(queries);

/** Names of browsers in SWC; Chrome for Android has Chrome's version numbers. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
  samsung: 'samsung',
};

/** The oldest supported version of each browser, such as `{ safari: '15.4' }`: targets of SWC. */
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
