import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['shared', 'shell', 'server', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];
/** Ways in which a file is offered for download: by library, link, or response header. */
const DOWNLOAD_CODE = /\bsaveAs\(|\bdownload = |\bdownload=[{"]|['"]content-disposition['"]/i;

const downloadingFiles = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/(node_modules|dist|test)\//.test(file)),
)
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
  .filter(({ text }) => DOWNLOAD_CODE.test(text));

test('a file is given to people in these places, and nowhere else', () => {
  expect(downloadingFiles.map(({ file }) => file).sort()).toEqual([
    'server/src/http/attachment.ts',
    'shared/ui/charts/save-file.ts',
  ]);
});

test.each(downloadingFiles)('$file takes names by their one rule', ({ text }) => {
  expect(text).toMatch(/from '[^']+\/domain\/text\/files\/file-name'/);
  expect(text).toMatch(/\bfileName\(/);
});
