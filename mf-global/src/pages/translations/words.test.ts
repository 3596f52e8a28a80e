import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { row } from './fixtures/row';
import { translationTexts } from './texts';
import { pageText, rowLabel } from './words';

setUpPage();
beforeAll(() => translationTexts);

test('a page is called by a word of its own, its title, the word for its kind, or its key', () => {
  expect(pageText('shell', 'home', 'Ill after eating fish?')).toBe('Home');
  expect(pageText('samples', 'list', 'Laboratory samples')).toBe('Laboratory samples');
  expect(pageText('shell', 'bar', '')).toBe('Top bar');
  expect(pageText('caseList', 'drawer', 'Case {{id}}')).toBe('Panel at the side');
  expect(pageText('later', 'newPage', '')).toBe('New page');
});

test('a text is called by the beginning of its reference', () => {
  expect(rowLabel(row('shell/a.b', { reference: 'Hello {{ name }}' }))).toBe('Hello {name}');
  expect(rowLabel(row('shell/a.b', { reference: '|1 case|{{count}} cases' }))).toBe('1 case');
  expect(rowLabel(row('shell/a.b', { reference: 'x'.repeat(90) }))).toBe(`${'x'.repeat(80)}…`);
  expect(rowLabel(row('shell/a.longKey'))).toBe('Long key');
});
