import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFault } from '@ciguawatch/shared/domain/text/translated';

const root = join(__dirname, '../..');

/** All texts of a file, however nested. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

it('the portal itself brings no text that a translator could not save as plain', () => {
  const files = ['shell', 'shared', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)locales\/\w+\.json$/.test(file) && !/node_modules|dist\//.test(file))
      .map((file) => join(root, folder, file)),
  );
  const texts = files.flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8'))));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => textFault(text, text)?.why === 'markup')).toEqual([]);
});
