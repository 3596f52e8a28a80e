import { datePieces } from './preview';
import { valuesOf } from './values';

const values = { ...valuesOf(null, null, [4]), months11: 'novema', weekdays6: 'mahana māʻa' };
const said = (day: string, isOwn: boolean) =>
  datePieces(values, day, 'fr-FR', isOwn).map(({ text, lent }) => (lent ? `[${text}]` : text));

test('typed words replace those of Intl; borrowed ones are marked', () => {
  expect(said('2026-11-21', false).join('')).toBe('mahana māʻa 21 novema 2026');
  expect(said('2026-11-22', false).join('')).toBe('[dimanche] 22 novema 2026');
  expect(said('2026-12-26', false).join('')).toBe('mahana māʻa 26 [décembre] 2026');
});

test('a language known to the platform borrows no words', () => {
  expect(said('2026-12-27', true).join('')).toBe('dimanche 27 décembre 2026');
});
