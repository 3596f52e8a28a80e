import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.join(__dirname, '..', '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

test('lines of the trail are written where a type knows all actions, and reports that arrive or are imported add theirs', () => {
  const writing = sources.filter((file) =>
    /insert into audit\b|insertInto\('audit'\)/i.test(readFileSync(path.join(SRC, file), 'utf8')),
  );
  expect(writing.map((file) => file.split(path.sep).join('/')).sort()).toEqual([
    'features/audit/audit.ts',
    'features/cases/arriving/insert-batcher.ts',
    'features/imports/insert-rows.ts',
  ]);
});
