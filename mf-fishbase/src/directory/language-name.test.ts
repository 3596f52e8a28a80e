import { language, setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { languageName } from './language-name';

test('languages are named in themselves, also those that no browser knows', () => {
  setLanguage('en_US');
  const one = { shipped: false, fallback: 'fr_FR' };
  language.know([
    { ...one, code: 'dhv_NC', name: 'Drehu' },
    { ...one, code: 'fr_FR', name: 'Français' },
  ]);
  const named = (code: string) => languageName((key) => key, code);
  expect([named('dhv_NC'), named('fr'), named('de')]).toEqual(['Drehu', 'Français', 'German']);
});
