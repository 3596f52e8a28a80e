import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = [
  'shared',
  'shell/src',
  'mf-fishbase/src',
  'mf-ciguawatch/src',
  'mf-gis/src',
  'mf-global/src',
];
/** The device's own time, which may be wrong. */
const DEVICE_TIME = /\bnew Date\(\)|\bnew Date\b(?!\()|\bDate\.now\b/;
const CLOCK = 'shared/runtime/page/clock.ts';
/** Files that read it too. */
const ALLOWED_FILES: Record<string, string> = {
  'shared/runtime/outbox/background.ts': 'the worker waits by the device’s clock, as the pages do',
  'shared/runtime/outbox/internal/post.ts': 'the worker waits by the device’s clock, as the pages do',
};

test('the present time is read in one place, where it is corrected by the server’s', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  ).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|story)\.tsx?$|\/node_modules\/|\/dist\/|^shared\/testing\//.test(file) &&
      DEVICE_TIME.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found.sort()).toEqual([...Object.keys(ALLOWED_FILES), CLOCK].sort());
});
