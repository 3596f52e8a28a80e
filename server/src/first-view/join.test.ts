import { withFirstView } from './join';
import type { Parts } from './parts';

const INDEX =
  '<!doctype html><html lang="en"><head><title>Ciguawatch</title><link href="/assets/shell.0123abcd.css" rel="stylesheet"></head><body><div id="root"></div></body></html>';
const drawn = (html: string, globals: string[], own: string[]) => ({
  html: { fr: [html.replace('TEXT', 'Oui')], en: [html.replace('TEXT', 'Yes')] },
  css: { globals, own },
});
const parts: Parts = {
  etag: '1',
  scripts: { head: 'HEAD()', choose: 'CHOOSE()' },
  frame: drawn(
    '<main class="shell_main_aaaaaa shared_button_cccccc">%SLOT%</main>',
    [':root{--a:1}', 'a{color:red}', '@media print{:root{--p:"a;b"}}'],
    ['.shared_button_cccccc{x:1}', '.shell_main_aaaaaa{x:2}'],
  ),
  page: drawn(
    '<p class="mf-gis_text_bbbbbb">TEXT $1</p>',
    ['a{color:red}', ':root{--a:1;--b:2}', 'p{margin:0}'],
    ['.shared_button_cccccc{x:1}', '.mf-gis_text_bbbbbb{x:3}'],
  ),
};
const none = { fr: {}, en: {} };

it('puts the page of the module into the frame, in the requested language, with the other one beside it', () => {
  const { html = '' } = withFirstView(INDEX, parts, 'fr', none) ?? {};
  expect(html).toContain('<html lang="fr">');
  expect(html).toMatch(
    /<div id="first" lang="fr"><main class="\w+ \w+"><p class="\w+">Oui \$1<\/p><\/main><\/div>/,
  );
  expect(html).toMatch(/<template id="first-other" lang="en">.*<p class="\w+">Yes \$1<\/p>.*<\/template>/);
  expect(html.indexOf('id="first"')).toBeLessThan(html.indexOf('id="root"'));
});

it('each CSS rule occurs once, bare elements and tokens first, with one short name for each class', () => {
  const { html = '', styles = [] } = withFirstView(INDEX, parts, 'en', none) ?? {};
  expect(styles).toEqual([
    ':root{--a:1;--b:2}a{color:red}@media print{:root{--p:"a;b"}}p{margin:0}.f0{x:1}.f1{x:2}.f2{x:3}',
  ]);
  expect(html).toContain('<main class="f1 f0"><p class="f2">Yes');
});

it('keeps each face of a font separate', () => {
  const faces = ['400', '700'].map((weight) => `@font-face{font-family:A;font-weight:${weight}}`);
  const css = { globals: faces, own: [] };
  const both = { ...parts, frame: { ...parts.frame, css }, page: { ...parts.page, css } };
  expect(withFirstView(INDEX, both, 'en', none)?.styles).toEqual([faces.join('')]);
});

it('shows the first view without the portal’s style sheet, which its own script loads', () => {
  const { html = '', scripts } = withFirstView(INDEX, parts, 'en', none) ?? {};
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toMatch(
    /<link id="first-sheet" rel="preload" as="style" href="\/assets\/shell.0123abcd.css"><script>HEAD/,
  );
  expect(scripts).toEqual(['HEAD()', 'CHOOSE()']);
});

it('a page with another structure is not changed', () => {
  expect(withFirstView('<!doctype html><title>Ciguawatch</title>', parts, 'en', none)).toBeNull();
});
