import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRENCH_FIRST, firstShipped } from '@ciguawatch/shared/domain/text/fallback';

test('the inline script of the first view reads French first for the same languages as the portal', () => {
  const script = readFileSync(join(__dirname, 'head.js'), 'utf8');
  const listed = /var french = \/\^\(fr\|([^)]+)\)/.exec(script)?.[1]?.split('|');
  expect(listed).toEqual(FRENCH_FIRST);
  expect(firstShipped(['ty'])).toBe('fr_FR');
});
