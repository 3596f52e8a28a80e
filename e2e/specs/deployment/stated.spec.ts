import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/deployment/deployment-test';

/** Files that browsers run or apply. Fonts, pictures, texts and lists are only read. */
const EXECUTABLE_FILES = /\.(js|mjs|css|wasm|html|xhtml|xml|svg)$/;
/**
 * The page and the service worker's script, which verify the others, and the tab icon, which is only
 * displayed.
 */
const UNSTATED_FILES = ['index.html', 'sw.js', 'favicon.svg'];

test('the page and the registry vouch for each file that runs, by its digest', ({ portal, deployment }) => {
  const contentOf = (path: string) => readFileSync(portal.file(path));
  const open = new Set(
    readdirSync(portal.file('.'), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && EXECUTABLE_FILES.test(one.name))
      .map((one) => join(one.parentPath, one.name).slice(portal.file('.').length).replace(/^\//, '')),
  );
  // Files of earlier builds were verified by their own pages.
  for (const file of deployment.filesOfEarlierBuilds()) open.delete(file.slice(1));
  const registry = `${contentOf('registry.json')}`;
  for (const file of [...open]) {
    const folder = /^modules\/[^/]+\/[^/]+\//.exec(file)?.[0];
    if (folder && !registry.includes(`"/${folder}`)) open.delete(file);
  }
  const number = open.size;
  let stated = registry;
  const isStated = (path: string) =>
    UNSTATED_FILES.includes(path) ||
    ['sha256', 'sha384'].some((kind) =>
      stated.includes(createHash(kind).update(contentOf(path)).digest('base64')),
    );
  // Each verified file may contain digests of further files.
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const path of [...open].filter(isStated)) {
      open.delete(path);
      stated += contentOf(path);
    }
  }
  expect([...open]).toEqual([]);
  expect(number).toBeGreaterThan(200);
});
