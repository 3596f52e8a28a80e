import { act, render, screen } from '@testing-library/react';
import {
  addMessages,
  formatDate,
  formatInstant,
  formatMonth,
  formatNumber,
  formatTime,
  hasText,
  language,
  overlayMessages,
  provideTexts,
  setLanguage,
  textsReady,
  translate,
  useT,
} from './i18n';
import { fallbackChain } from './language';

beforeEach(() => act(() => setLanguage('en_US')));

addMessages('test', {
  fr_FR: { page: { cases: 'Aucun cas|{{count}} cas|{{count}} cas', name: 'Île {{name}}', fr: 'seulement' } },
  en_US: { page: { cases: 'No case|One case|{{count}} cases', name: 'Island {{name}}' } },
});

const Page = () => <p>{useT('test')('page.cases', { count: 3 })}</p>;

test('plural forms are none, singular and plural, with the count in the language’s format', () => {
  expect(translate('test', 'page.cases', { count: 0 })).toBe('No case');
  expect(translate('test', 'page.cases', { count: 1 })).toBe('One case');
  expect(translate('test', 'page.cases', { count: 1248 })).toBe('1,248 cases');
  expect(translate('test', 'page.cases', { count: 1248 }, 'fr_FR')).toBe('1\u202f248 cas');
});

test('values are not escaped, and a bar in a value is no plural separator', () => {
  expect(translate('test', 'page.name', { name: "<O'ahu> | x", count: 2 })).toBe("Island <O'ahu> | x");
});

test('fallback chains end in en_US, and Tahitian falls back to French first, as on the server', () => {
  const behind = { ty_PF: 'fr_FR', aa_PF: 'bb_PF', bb_PF: 'aa_PF' };
  const before = language.choices;
  language.know([
    ...before,
    ...Object.entries(behind).map(([code, fallback]) => ({ code, name: code, shipped: false, fallback })),
  ]);
  expect(fallbackChain('aa_PF')).toEqual(['bb_PF', 'en_US']);
  expect(fallbackChain('ty_PF')).toEqual(['fr_FR', 'en_US']);
  expect(fallbackChain('fr_FR')).toEqual(['en_US']);
  expect(translate('test', 'page.name', { name: 'a' }, 'ty_PF')).toBe('Île a');
  expect(translate('test', 'page.fr', {}, 'ty_PF')).toBe('seulement');
});

test('resetting an edited text restores the bundled one', () => {
  addMessages('back', { en_US: { page: { hello: 'bundled' } } });
  overlayMessages('en_US', { back: { page: { hello: 'edited' }, own: { only: 'edited' } } });
  expect([translate('back', 'page.hello'), hasText('back', 'own.only')]).toEqual(['edited', true]);
  overlayMessages('en_US', {});
  expect([translate('back', 'page.hello'), hasText('back', 'own.only')]).toEqual(['bundled', false]);
});

describe('a language that the platform does not know', () => {
  const months = [
    'tenuare',
    'fepuare',
    'mati',
    'eperera',
    'me',
    'tiunu',
    'tiurai',
    'atete',
    'tetepa',
    'atopa',
    'novema',
  ];
  beforeAll(() => {
    language.know([...language.choices, { code: 'tpx_PF', name: 'Test', shipped: true, fallback: 'fr_FR' }]);
    overlayMessages('tpx_PF', {
      calendar: {
        months: Object.fromEntries(months.map((name, at) => [String(at + 1), name])),
        shortMonths: { 11: 'nov.' },
        plural: { one: '0 1' },
      },
      test: { page: { cases: 'aita|hoe {{count}}|e {{count}}' } },
    });
  });

  test('dates use the language’s own words, other formats those of the nearest known language', () => {
    const code = 'tpx_PF';
    expect(formatNumber(1248.5, {}, code)).toBe('1\u202f248,5');
    expect(formatDate('2026-11-20', 'long', code)).toBe('20 novema 2026');
    expect(formatDate('2026-11-20', 'medium', code)).toBe('20 nov. 2026');
    expect(formatDate('2026-01-20', 'medium', code)).toBe('20 tenuare 2026');
    expect(formatDate('2026-11-20', 'short', code)).toBe('20/11/26');
    expect(formatMonth(11, 2026, 'long', code)).toBe('novema 2026');
    expect(formatMonth(11, null, 'narrow', code)).toBe('N');
    // A month whose name the translation lacks.
    expect(formatDate('2026-12-01', 'long', code)).toBe('1er décembre 2026');
    // At this instant it is still October in Tahiti and November in Greenwich.
    expect(formatInstant('2026-11-01T06:00:00Z', 'Pacific/Tahiti', 'long', code)).toContain('31 atopa 2026');
  });

  test('plural forms follow the language’s own rule, fallback texts the rule of their language', () => {
    const cases = (count: number, ns = 'test') => translate(ns, 'page.cases', { count }, 'tpx_PF');
    expect([0, 1, 2].map((count) => cases(count))).toEqual(['hoe 0', 'hoe 1', 'e 2']);
    addMessages('other', { fr_FR: { page: { cases: 'Aucun cas|Un cas|{{count}} cas' } } });
    expect(cases(0, 'other')).toBe('Aucun cas');
  });
});

test('edited texts take precedence, whenever the bundled ones arrive', () => {
  overlayMessages('en_US', { late: { page: { hello: 'edited' } } });
  addMessages('late', { en_US: { page: { hello: 'bundled', other: 'kept' } } });
  expect(translate('late', 'page.hello')).toBe('edited');
  expect(translate('late', 'page.other')).toBe('kept');
});

test('a switch re-renders and sets the language of the document', async () => {
  render(<Page />);
  expect(screen.getByText('3 cases')).toBeTruthy();
  await act(() => setLanguage('fr_FR'));
  expect(screen.getByText('3 cas')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr-FR');
  expect(localStorage.getItem('ciguawatch.language')).toBe('fr_FR');
});

test('a change in another tab sets the language here', () => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'ciguawatch.language', newValue: 'fr_FR' }));
  });
  expect(language.code).toBe('fr_FR');
  expect(formatNumber(1248.5)).toBe('1\u202f248,5');
});

test('civil dates never shift and months are named', () => {
  expect(formatDate('2026-11-20', 'long', 'fr_FR')).toBe('20 novembre 2026');
  expect(formatDate('2026-01-01', 'short', 'fr_FR')).toBe('01/01/26');
  expect(formatDate(null)).toBe('');
  expect(formatMonth(11, 2026, 'long', 'fr_FR')).toBe('novembre 2026');
  expect(formatInstant('2026-11-20T06:00:00Z', 'Pacific/Tahiti', 'medium', 'en_US')).toContain(
    'Nov 19, 2026',
  );
});

test('only the shown language is loaded; another one is loaded before it is shown', async () => {
  await setLanguage('en_US');
  const french = jest.fn(async () => ({ default: { page: { title: 'Titre' } } }));
  const english = jest.fn(async () => ({ default: { page: { title: 'Title' } } }));
  provideTexts('lazy', { fr_FR: french, en_US: english });
  await textsReady();
  expect([english.mock.calls.length, french.mock.calls.length]).toEqual([1, 0]);
  await setLanguage('fr_FR');
  expect(translate('lazy', 'page.title')).toBe('Titre');
});

test('a part of a namespace is added to it, in the next language too', async () => {
  await setLanguage('en_US');
  const one = (page: string, text: string) => async () => ({ default: { [page]: { title: text } } });
  provideTexts('parted', { fr_FR: one('map', 'Carte'), en_US: one('map', 'Map') });
  provideTexts('parted report', { fr_FR: one('report', 'Cas'), en_US: one('report', 'Case') });
  await textsReady();
  expect([translate('parted', 'map.title'), translate('parted', 'report.title')]).toEqual(['Map', 'Case']);
  await setLanguage('fr_FR');
  expect([translate('parted', 'map.title'), translate('parted', 'report.title')]).toEqual(['Carte', 'Cas']);
});

test('a language whose texts cannot be fetched is not switched to, and can be tried again', async () => {
  await setLanguage('en_US');
  const french = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: {} });
  provideTexts('far', { fr_FR: french, en_US: async () => ({ default: {} }) });
  await expect(setLanguage('fr_FR')).rejects.toThrow('offline');
  expect(language.code).toBe('en_US');
  await setLanguage('fr_FR');
  expect(language.code).toBe('fr_FR');
});

test('texts that a module adds while the language changes are loaded in the new language too', async () => {
  await setLanguage('en_US');
  const title = (text: string) => ({ default: { page: { title: text } } });
  let arrive = (): void => undefined;
  const slow = new Promise<void>((done) => {
    arrive = done;
  });
  provideTexts('early', { fr_FR: () => slow.then(() => title('Tôt')), en_US: async () => title('Early') });
  const changing = setLanguage('fr_FR');
  provideTexts('late', { fr_FR: async () => title('Tard'), en_US: async () => title('Late') });
  arrive();
  await changing;
  expect([translate('early', 'page.title'), translate('late', 'page.title')]).toEqual(['Tôt', 'Tard']);
});

test('of two languages chosen in a row the second is shown, whichever texts arrive first', async () => {
  await setLanguage('en_US');
  let arrive = (): void => undefined;
  const slow = new Promise<{ default: object }>((done) => {
    arrive = () => done({ default: {} });
  });
  provideTexts('turn', { fr_FR: () => slow as never, en_US: async () => ({ default: {} }) });
  const french = setLanguage('fr_FR');
  await setLanguage('en_US');
  arrive();
  await french;
  expect([language.code, localStorage.getItem('ciguawatch.language')]).toEqual(['en_US', 'en_US']);
});

/** Sets the clock of the device, in minutes that it is ahead of Greenwich. */
const deviceAhead = (minutes: number) =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);

test('an hour of a place says whose it is where the clock of the device shows another', () => {
  const at = Date.parse('2026-11-20T17:38:00Z');
  const verified = () => formatInstant(at, 'Pacific/Marquesas', 'long', 'fr_FR');
  const clock = deviceAhead(-10 * 60);
  expect(verified()).toBe('20 novembre 2026 à 08:08 (heure des îles Marquises)');
  expect(formatTime(at, 'Pacific/Marquesas', 'en_US')).toMatch(/08 AM \(Marquesas Time\)$/);
  expect(formatTime(at, 'Pacific/Tahiti', 'fr_FR')).toBe('07:38');
  expect(formatTime(at, undefined, 'fr_FR')).not.toContain('heure');
  clock.mockRestore();
  const there = deviceAhead(-9.5 * 60);
  expect(verified()).toBe('20 novembre 2026 à 08:08');
  there.mockRestore();
});

test('English dates follow the region of the device', () => {
  const clock = deviceAhead(0);
  const device = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-AU']);
  expect(formatDate('2026-11-05', 'long', 'en_US')).toBe('5 November 2026');
  expect(formatDate('2026-11-05', 'short', 'en_US')).toBe('05/11/26');
  expect(formatInstant('2026-11-20T06:04:00Z', 'UTC', 'long', 'en_US')).toBe('20 November 2026 at 06:04');
  expect(formatDate('2026-11-05', 'short', 'fr_FR')).toBe('05/11/26');
  device.mockReturnValue(['en-US']);
  expect(formatDate('2026-11-05', 'long', 'en_US')).toBe('November 5, 2026');
  expect(formatDate('2026-11-05', 'short', 'en_US')).toBe('11/05/26');
  device.mockRestore();
  clock.mockRestore();
});
