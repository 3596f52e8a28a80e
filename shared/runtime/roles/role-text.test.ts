import { ROLE, ROLE_IDS } from '../../contract/access/roles';
import { setLanguage, textsReady } from '../i18n/i18n';
import english from './locales/en_US.json';
import french from './locales/fr_FR.json';
import { roleText } from './role-text';

test.each([english, french])('every role has one name of its own', ({ role }) => {
  expect(Object.keys(role).sort()).toEqual(Object.keys(ROLE).sort());
  expect(new Set(Object.values(role)).size).toBe(ROLE_IDS.length);
});

test('a role is called in the language of the reader', async () => {
  setLanguage('fr_FR');
  await textsReady();
  expect(roleText(ROLE.gis_creator)).toBe(french.role.gis_creator);
  setLanguage('en_US');
  await textsReady();
  expect(roleText(ROLE.gis_creator)).toBe(english.role.gis_creator);
});
