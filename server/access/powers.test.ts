import type { Asked } from './powers';
import { powersOf } from './powers';

const cells = (editor: 'yes' | 'no' | 'own', other: 'yes' | 'no' = 'no'): Asked => ({
  noRole: 'no',
  roles: [editor, other],
});
const asked = new Map<string, Asked>([
  ['listCases', cells('yes')],
  ['getCase', cells('own')],
  ['listUsers', cells('no', 'yes')],
  ['listPosts', cells('no')],
  ['getMe', { noRole: 'yes', roles: ['yes', 'yes'] }],
]);
const line = { key: 'line', kind: 'see', within: 'countries' } as const;
const powers = (within: 'all' | 'countries', ...asks: string[]) =>
  powersOf(() => ({ all: [1, 2] }), asked, [{ ...line, within, asks }]);

test('a line names the roles that open all it stands for', () => {
  expect(powers('countries', 'listCases', 'getCase')).toEqual([{ ...line, roles: [1] }]);
  expect(powers('all', 'getMe')).toMatchObject([{ roles: [] }]);
});

test('what no role opens alone needs all that are named', () => {
  expect(powers('all', 'listPosts')).toMatchObject([{ roles: [1, 2], together: true }]);
});

test('a line that says too much is refused', () => {
  expect(() => powers('countries', 'listCases', 'listUsers')).toThrow('different roles');
  expect(() => powers('all', 'getCase')).toThrow('limited by country');
  expect(() => powers('all', 'gone')).toThrow('which the server does not have');
});
