import { referenceOf } from './reference';

const phone = { kind: 'phone', key: '87778812' } as const;

it('is the same for one person, and another one with another secret, kind or value', () => {
  const all = [
    referenceOf('a', phone),
    referenceOf('b', phone),
    referenceOf('a', { ...phone, kind: 'name' }),
    referenceOf('a', { ...phone, key: '87778813' }),
  ];
  expect(referenceOf('a', { ...phone })).toBe(all[0]);
  expect(new Set(all).size).toBe(4);
  for (const one of all) expect(one).toMatch(/^([0-9A-F]{4}-){2}[0-9A-F]{4}$/);
});
