import { readForm } from './form';

test('a form without scripts loses the signs that nobody sees and that turn the letters around', () => {
  const sent = encodeURIComponent('Jean\u202e \u2066Dupont\u2069');
  expect(readForm(`cont_name=${sent}`).get('cont_name')).toBe('Jean Dupont');
});
