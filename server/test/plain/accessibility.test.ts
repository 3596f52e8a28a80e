import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import checks from '../../src/features/plain/legal/accessibility-checks.json';
import { TestServer } from '../support/harness';
import { wordsOf } from './browser';
import { deployTexts } from './portal-texts';

const SPECS = join(__dirname, '../../../e2e/specs');
const specs = (readdirSync(SPECS, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(join(SPECS, file), 'utf8') }));

test('the statement names the checks that run, no more and no fewer', () => {
  expect(checks.axe).toBe(specs.filter(({ text }) => text.includes('violations(')).length);
  const axe = readFileSync(join(SPECS, '../support/axe.ts'), 'utf8');
  expect(axe).toContain("withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])");
  const files = specs.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'screens/focus-seen.spec.ts',
      'public/large-text.spec.ts',
      'public/plain.spec.ts',
    ]),
  );
});

test('the statement can be read in both languages, with the address of the publisher', async () => {
  const server = await TestServer.start({ PUBLISHER_EMAIL: 'a@lab.example' });
  deployTexts(server);
  const read = async (lang: string) =>
    wordsOf((await server.app.inject({ url: `/plain/accessibility?lang=${lang}` })).body);
  expect(await read('en')).toContain(`checked by the program axe-core: ${checks.axe},`);
  expect(await read('fr')).toContain(`contrôlés par le programme axe-core : ${checks.axe},`);
  expect(await read('fr')).toContain('a@lab.example');
  const { statusCode, body } = await server.app.inject({ url: '/.well-known/security.txt' });
  expect([statusCode, body.split('\n')[0]]).toEqual([200, 'Contact: mailto:a@lab.example']);
  await server.stop();
});
