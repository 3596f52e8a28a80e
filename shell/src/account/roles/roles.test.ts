import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import english from './locales/en_US.json';
import french from './locales/fr_FR.json';

test.each([english, french])(
  'every role has its name in the profile and where a page asks for it',
  (words) => {
    expect(Object.keys(words.role).sort()).toEqual(Object.keys(ROLE).sort());
  },
);
