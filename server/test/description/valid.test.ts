import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_FILES } from '../../src/api-description/schema-files';
import { description } from './all-calls';

/** What the linters find, in a process of its own since they are ES modules. */
function problems(): string[] {
  const options = { input: JSON.stringify(description()), maxBuffer: 1 << 26 };
  return JSON.parse(execFileSync(process.execPath, [join(__dirname, 'lint.mjs')], options).toString());
}

it('redocly and spectral find no fault in the description', () => {
  expect(problems()).toEqual([]);
});

it('names the schemas of every file', () => {
  const folder = join(__dirname, '../../../shared/api/schemas');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('internal'))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(SCHEMA_FILES).sort()).toEqual(files.sort());
});
