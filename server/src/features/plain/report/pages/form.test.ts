import { readForm } from './form';

test('a plain form loses invisible and directional characters', () => {
  const sent = encodeURIComponent('Jean\u202e \u2066Dupont\u2069');
  expect(readForm(`cont_name=${sent}`).get('cont_name')).toBe('Jean Dupont');
});
