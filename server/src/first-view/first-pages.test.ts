import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstPages } from './first-pages';

let portalDir = '';
beforeEach(() => {
  portalDir = mkdtempSync(join(tmpdir(), 'first-pages-'));
  writeFileSync(join(portalDir, 'index.html'), '<html lang="en"><head><title>x</title></head></html>');
});
afterEach(() => rmSync(portalDir, { recursive: true }));

const files = { etag: '1', files: ['/a.js'], texts: { fr: [], en: [] }, engines: [] };
const pages = (page: (pathname: string) => string | null, tags: string | null = null) =>
  firstPages({
    head: async () => tags,
    portalDir,
    parts: async () => null,
    files: async (pathname) => {
      const key = page(pathname);
      return key === null ? null : { page: key, ...files };
    },
    edits: async () => ({ etag: '', texts: { fr: {}, en: {} } }),
  });

test('a page with preloads only is cached once, whatever number its address holds', async () => {
  const first = pages(() => 'mf-fishbase specie');
  const one = await first('/fishbase/specie/1', '', 'fr');
  expect(one?.identity.toString()).toContain('<meta name="page-files" content="/a.js"');
  expect(one?.scripts).toEqual([]);
  expect(await first('/fishbase/specie/2', '', 'fr')).toBe(one);
});

test('a page without first view and preloads is the plain index.html', async () => {
  expect(await pages(() => null)('/fishbase/specie', '', 'en')).toBeNull();
});

test('a page with a head says its language and title, also with a query', async () => {
  const page = await pages(() => null, '<title>Carte</title>')('/ciguawatch/case/map', '?i=92', 'fr');
  expect(page?.identity.toString()).toBe('<html lang="fr"><head><title>Carte</title></head></html>');
});
