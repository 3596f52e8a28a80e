import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GUIDES } from '@ciguawatch/shared/contract/help-tasks';
import { parseGuide, pictureFile, pictureName } from '../../src/features/plain/help/guides';
import { renderTokens } from '../../src/features/plain/help/render';
import { TestServer } from '../support/harness';
import { wordsOf } from './browser';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const open = (url: string, language = 'en') =>
  server.app.inject({ url, headers: { 'accept-language': language } });

test('every guide is a page without scripts, in both languages', async () => {
  for (const guide of GUIDES)
    for (const language of ['fr', 'en']) {
      const { statusCode, body, headers } = await open(`/help/${guide}?lang=${language}`);
      expect([guide, statusCode]).toEqual([guide, 200]);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).not.toMatch(/<script|<p><\/p>|\{#/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
});

test('a page of the portal leads to its task, in the language of the reader', async () => {
  const to = async (url: string, language = 'en') => (await open(url, language)).headers.location;
  expect(await to('/help/?at=/ciguawatch/case/transcribe&lang=fr')).toBe('/help/nurse?lang=fr#transcribe');
  expect(await to('/help/?at=/ciguawatch/case/report/12', 'ty, en')).toBe('/help/case-editor?lang=fr#review');
  expect(await to('/help/?at=/no/such/page')).toBe('/help/?lang=en');
  expect(await to('/help/?at=//evil.example')).toBe('/help/?lang=en');
  expect((await open('/help/nurse?lang=fr')).body).toContain('id="transcribe"');
});

/** The tasks that the search of the help finds, as addresses. */
async function found(query: string, language: string): Promise<(string | undefined)[]> {
  const { body } = await open(`/help/?q=${encodeURIComponent(query)}&lang=${language}`);
  return [...(body.split('</form>')[1]?.split('<h2><a')[0] ?? '').matchAll(/href="([^"]+)"/g)].map(
    (match) => match[1],
  );
}

test('a nurse finds transcription, the same meal and the paper form by her own words', async () => {
  expect(await found('saisie papier', 'fr')).toContain('/help/nurse?lang=fr#transcribe');
  expect(await found('Même repas', 'fr')).toContain('/help/nurse?lang=fr#same-meal');
  expect(await found('imprimer', 'fr')).toContain('/help/nurse?lang=fr#paper');
  expect(await found('paper form', 'en')).toContain('/help/nurse?lang=en#paper');
  expect(await found('famille', 'fr')).toContain('/help/nurse?lang=fr#same-meal');
  expect(await found('xyzzy', 'en')).toEqual([]);
});

test.each([
  ['duplicate', 'en', 'case-editor#pairs'],
  ['Duplicates', 'en', 'case-editor#pairs'],
  ['same person twice', 'en', 'case-editor#pairs'],
  ['error', 'en', 'reporter#follow'],
  ['offline', 'en', 'reporter#waiting'],
  ['lost my receipt code', 'en', 'reporter#code'],
  ['safe to eat', 'en', 'reporter#risk'],
  ['medicine', 'en', 'reporter#follow'],
  ['code perdu', 'fr', 'reporter#code'],
  ['médicament', 'fr', 'reporter#follow'],
  ['no internet', 'en', 'reporter#waiting'],
  ['cancel my report', 'en', 'reporter#follow'],
  ['sign in', 'en', 'account#log-in'],
  ['notifications', 'en', 'reporter#follow-island'],
  ['email', 'en', 'reporter#follow-island'],
  ['excel', 'en', 'case-editor#import'],
  ['How do I print the paper form?', 'en', 'nurse#paper'],
  ['doublons', 'fr', 'case-editor#pairs'],
  ['erreur', 'fr', 'reporter#follow'],
  ['hors ligne', 'fr', 'nurse#offline'],
  ['sans internet', 'fr', 'reporter#waiting'],
  ['supprimer ma déclaration', 'fr', 'reporter#follow'],
  ['courriel', 'fr', 'reporter#follow-island'],
  ['hôpital', 'fr', 'nurse#report'],
  ['mort', 'fr', 'nurse#paper'],
  ['dispensaire', 'fr', 'case-editor#posts'],
  ['la gratte', 'fr', 'reporter#ciguatera'],
  ['comment corriger ma déclaration', 'fr', 'reporter#follow'],
])('people find their task by the words they use: %s', async (query, language, task) => {
  expect(await found(query, language)).toContain(`/help/${task.replace('#', `?lang=${language}#`)}`);
});

test('a word is found behind an article that French joins to it, and never by the address of a link', async () => {
  expect(await found('hospitalisation', 'fr')).toContain('/help/nurse?lang=fr#report');
  expect(await found('écran', 'fr')).toContain('/help/nurse?lang=fr#paper');
  expect(await found('transcribe', 'fr')).toEqual([]);
});

test('what is searched for is shown as text', async () => {
  const { body } = await open('/help/?q=%3Cxyzzy%3E%22&lang=en');
  expect(body).toContain('value="&lt;xyzzy&gt;&quot;"');
  expect(wordsOf(body)).toContain('No results');
});

test('markup and links of a guide can do nothing in a browser', () => {
  const { tokens } = parseGuide(
    'nurse',
    '# N\n\n## T {#t}\n\n<b onclick="x">bold</b> [a](javascript:x) [b](//evil.example) [c](/help/nurse#t) `<i>`\n\n<script>x</script>',
  ).tasks[0]!;
  const { markup } = renderTokens(tokens, 'fr');
  expect(markup).not.toMatch(/<(b|script|i)\b/);
  expect([...markup.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(['/help/nurse?lang=fr#t']);
});

test('a heading without an id is refused when the server starts', () => {
  expect(() => parseGuide('nurse', '## Without\n')).toThrow('Without');
});

test('a picture is shown where it was made, and only a picture', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'help-'));
  mkdirSync(join(folder, 'pictures/fr'), { recursive: true });
  expect(pictureName('/')).toBe('home.jpg');
  const name = pictureName('/ciguawatch/case/map');
  writeFileSync(join(folder, 'pictures/fr', name), '');
  expect(pictureFile('fr', name, folder)).toBe(join(folder, 'pictures/fr', 'ciguawatch-case-map.jpg'));
  expect([pictureFile('en', name, folder), pictureFile('fr', '../../x.jpg', folder)]).toEqual([null, null]);
  expect((await open('/help/pictures/fr/none.jpg')).statusCode).toBe(404);
  expect((await open('/help/pictures/xx/none.jpg')).statusCode).toBe(404);
  expect((await open('/help/none')).statusCode).toBe(404);
});
