import { personReference } from './reference';

const phone = { kind: 'phone', key: '87778812' } as const;

it('the reference is the same for one person and differs with secret, kind or value', () => {
  const all = [
    personReference('a', phone),
    personReference('b', phone),
    personReference('a', { ...phone, kind: 'name' }),
    personReference('a', { ...phone, key: '87778813' }),
  ];
  expect(personReference('a', { ...phone })).toBe(all[0]);
  expect(new Set(all).size).toBe(4);
  for (const one of all) expect(one).toMatch(/^([0-9A-F]{4}-){2}[0-9A-F]{4}$/);
});
