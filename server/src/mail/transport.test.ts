import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderTransport } from './transport';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), writeFile: jest.fn() }));

const { writeFile } = jest.requireActual<typeof files>('node:fs/promises');

test('a reader of the folder never finds half a mail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const mails = () => readdirSync(folder).filter((name) => name.endsWith('-teva@example.org.eml'));
  const seen: string[][] = [];
  jest.mocked(files.writeFile).mockImplementation(async (...args) => {
    await writeFile(args[0], '');
    seen.push(mails());
    await writeFile(...args);
    seen.push(mails());
  });
  const letter = { id: 12, to: 'teva@example.org', subject: 'Link', body: 'https://x.example/1', html: '' };
  await folderTransport(folder, 'no-reply@example.org')(letter);
  expect(seen).toEqual([[], []]);
  expect(readdirSync(folder)).toEqual(['000012-teva@example.org.eml']);
  expect(readFileSync(join(folder, '000012-teva@example.org.eml'), 'latin1')).toMatch(/^From: no-reply@/m);
});
