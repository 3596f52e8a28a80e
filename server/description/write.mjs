/**
 * `npm run api-words`: writes `server/src/api-description/words/comments.json`, what the comments of `shared/api` say of each
 * property. `-- --print` writes it to the output instead, for the test that compares both.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWords } from './read-words.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const text = `${JSON.stringify(readWords(join(root, 'shared/api')), null, 2)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(root, 'server/src/api-description/words/comments.json'), text);
