import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/run/chromium.mjs';
import { fail } from '../../scripts/run/step.mjs';

/** Flags for machines without a sandbox or graphics card; the others suppress background requests. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Headings of the report's sections in order; any space before the question mark. */
export const SECTIONS = [
  /^Qui est malade\s\?$/,
  /^Quel poisson ou coquillage, et d’où\s\?$/,
  /^Quand, et quels soins\s\?$/,
  /^Quels symptômes\s\?$/,
  /^Autre chose à dire\s\?$/,
  /^Vérifiez, puis envoyez$/,
];
/** Heading of the page after sending. */
export const SAVED = /^Votre déclaration est enregistrée\s!$/;

/** Starts Chromium for `measure` and closes it afterwards. */
export async function withChromium(measure) {
  const { path, why } = await ensureChromium();
  if (!path) fail(why);
  const browser = await chromium.launch({ executablePath: path, args: FLAGS });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** A new phone in Tahiti, in French, with empty storage. */
export const newPhone = (browser, url, more = {}) =>
  browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    timezoneId: 'Pacific/Tahiti',
    serviceWorkers: 'block',
    ...more,
  });
