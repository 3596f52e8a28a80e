import { matchingPeople, mentionAt, mentionedIds, mentionParts } from './mentions';

const PEOPLE = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Ana Teʻo' },
  { id: 3, name: 'Hiné Mānava' },
];

it.each([
  ['@', { from: 0, query: '' }],
  ['Vu avec @hin', { from: 8, query: 'hin' }],
  ['Vu\n@Ana Te', { from: 3, query: 'Ana Te' }],
  ['teva@ilm', null],
  ['@Ana est là demain', null],
  ['rien', null],
])('of “%s” the mention being typed is %j', (text, wanted) => {
  expect(mentionAt(text, text.length)).toEqual(wanted);
});

it('is looked for before the caret only', () => {
  expect(mentionAt('@hin et la suite', 4)).toEqual({ from: 0, query: 'hin' });
});

it('suggests those whose words begin so, whatever the accents', () => {
  const ids = (query: string) => matchingPeople(PEOPLE, query).map(({ id }) => id);
  expect([ids('hine'), ids('mana'), ids('ana'), ids('ana t'), ids('nava'), ids('')]).toEqual([
    [3],
    [3],
    [1, 2],
    [2],
    [],
    [1, 2, 3],
  ]);
});

it('tells mentions from words, the longer name first', () => {
  const text = '@Ana Teʻo, voir @Ana et teva@Ana puis @Ana Teʻo';
  expect(mentionedIds(text, PEOPLE)).toEqual([2, 1]);
  expect(mentionParts('Demandé à @Hiné Mānava.', PEOPLE)).toEqual([
    { text: 'Demandé à ', person: null },
    { text: '@Hiné Mānava', person: PEOPLE[2] },
    { text: '.', person: null },
  ]);
});
