import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import { progressOf } from '../../languages/progress';
import { readStart, textsBefore } from './start-file';
import { valuesOf } from './values';

const entry = (value: string) => ({ value, type: 'input' as const, display_name: '' });
const source: Dictionary = {
  code: 'en_US',
  version: 0,
  pages: {
    shell: { home: { title: entry('Ill?'), cases: entry('None|One|{{count}} cases'), map: entry('Map') } },
    calendar: { months: { 1: entry('January'), 2: entry('February') } },
  },
};
const file = (texts: object) => JSON.stringify({ code: 'ty_PF', texts });

const start = readStart(
  file({
    shell: { home: { title: 'Māʻi ānei?', cases: 'ʻAita|Hōʻē|E rave rahi', map: '', former: 'Tahito' } },
    calendar: { months: { 1: 'tenuare' } },
    gone: { page: { key: 'Tahito' } },
  }),
  source,
);

it('reads the known texts: calendar words and texts that lose a variable separately, empty ones not at all', () => {
  expect(start.words).toEqual({ months1: 'tenuare' });
  expect(start.sound.map(({ name, value }) => [name, value])).toEqual([['shell/home.title', 'Māʻi ānei?']]);
  expect(start.faulty.map(({ name }) => name)).toEqual(['shell/home.cases']);
  expect(start.strange).toBe(2);
});

it('counts the texts the language will have, including the calendar as typed', () => {
  const values = { ...valuesOf(null, null, []), ...start.words, months2: 'fepuare' };
  expect(progressOf(textsBefore(source, start, values)).map(({ done, total }) => [done, total])).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

it('refuses a file that is no language file', () => {
  for (const json of ['[]', 'null', '{"code":"ty_PF"}', 'texts'])
    expect(() => readStart(json, source)).toThrow();
});
