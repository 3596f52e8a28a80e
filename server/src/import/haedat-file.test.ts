import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventRows } from './haedat-file';

const folder = mkdtempSync(join(tmpdir(), 'events-'));
const file = join(folder, 'events.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(file, text);
  return () => eventRows(file);
};

it('reads events, also after a byte order mark', () => {
  expect(read('\ufeffevent_id,date\nPF-1,2020-01-01\n')()).toEqual([
    { event_id: 'PF-1', date: '2020-01-01' },
  ]);
});

it('removes directional characters', () => {
  expect(read('event_id,place\nPF-1,Fa\u202ea\u2069a\n')()).toEqual([{ event_id: 'PF-1', place: 'Faaa' }]);
});

it('refuses anything but a list of events with one sentence', () => {
  expect(read('a;b\n1;2\n')).toThrow(`${file} has no column event_id: it is not a list of events.`);
  expect(read('event_id\n"PF-1\n')).toThrow(/^.*events\.csv cannot be read as CSV: .* line \d+\.$/);
  expect(read('event_id\n\0 "secret"\n')).not.toThrow(/secret/);
  expect(() => eventRows(folder)).toThrow(`There is no file ${folder}.`);
  expect(() => eventRows(join(folder, 'none.csv'))).toThrow('There is no file');
});
