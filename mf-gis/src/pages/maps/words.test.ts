import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { dayText } from './words';

test('a day is that of the reader, whose evening is the next day of the server', () => {
  setLanguage('fr_FR');
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(29);
  expect(dayText('2026-11-30T02:15:00.000Z')).toBe('29/11/26');
  expect(dayText(Date.UTC(2026, 10, 30, 2, 15))).toBe('29/11/26');
});
