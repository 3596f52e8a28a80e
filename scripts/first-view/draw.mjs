import { JSDOM } from 'jsdom';
import { drawingFolder } from './config.mjs';
import { prepared } from './prepare.mjs';
import { usedRules } from './styles.mjs';
import { cut, plain } from './texts.mjs';
import { drawerOf, sheetsOf } from './window.mjs';

/** Languages of first views: those whose texts are bundled. */
const LANGUAGES = { fr: 'fr_FR', en: 'en_US' };

/** Drawn HTML as a document, so that selectors match as on the page. */
const asPage = (html) =>
  new JSDOM(
    `<!doctype html><html lang="fr" data-theme="light"><head></head><body><div id="first" class="first" data-area>${plain(html)}</div><div id="root"></div><div id="plain-offer"></div></body></html>`,
  ).window.document;

/**
 * Draws the first views of a workspace with its bundle (config.mjs).
 * @returns `{views, css}`: HTML pieces by key and language (texts.mjs), and the style rules that the views
 * need, global sheets separate
 */
export async function drawViews(id, folder = drawingFolder(id)) {
  const drawer = drawerOf(folder);
  const drawn = {};
  for (const [language, code] of Object.entries(LANGUAGES))
    for (const [key, html] of Object.entries(await drawer.draw(code)))
      drawn[key] = { ...drawn[key], [language]: prepared(html, language) };
  drawer.close();
  const { globals, own } = sheetsOf(folder);
  const views = {};
  for (const [key, byLanguage] of Object.entries(drawn)) {
    const documents = Object.values(byLanguage).map(asPage);
    const [before, rest] = usedRules([globals, own], documents);
    const pieces = Object.entries(byLanguage).map(([language, html]) => [language, cut(html)]);
    views[key] = { html: Object.fromEntries(pieces), css: { globals: before, own: rest } };
  }
  return views;
}
