import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { withHead } from '../page-head/tags';
import { type RegistrySource, watchedFile } from '../registry/source';
import type { Edits } from './edits';
import { withFirstView } from './join';
import { withNamedFiles } from './named-files';
import type { PageFiles } from './page-files';
import type { FirstLanguage, Parts } from './parts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page with its first view, compressed. */
export interface FirstPage {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
  /** hashes of its inline scripts and styles, for the content security policy */
  scripts: readonly string[];
  styles: readonly string[];
}

interface Sources {
  portalDir: string;
  parts(pathname: string): Promise<Parts | null>;
  files(pathname: string): Promise<PageFiles | null>;
  edits(): Promise<Edits>;
  /** tags of the head of an address; null while nothing is known to make them from */
  head(pathname: string, search: string, language: FirstLanguage): Promise<string | null>;
}

/** Pages kept in memory, compressed three ways: some 50 kB each. */
const KEPT_PAGES = 200;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function compressedPage(
  html: string,
  scripts: readonly string[],
  styles: readonly string[],
): Promise<FirstPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([toBrotli(identity), toGzip(identity, { level: 9 })]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return { etag, br, gzip: zipped, identity, scripts: scripts.map(hashOf), styles: styles.map(hashOf) };
}

/** Parameters that change nothing of a first view: language, the place that a map opens at, and marks of a link's origin. */
const HARMLESS = /^(lang|i|ref|fbclid|gclid|utm_\w+)$/;

/** Whether a page looks at first as it does without this query. */
const leavesFirstView = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => HARMLESS.test(name));

/**
 * Builds the page of an address: its head, the list of files to preload, and its first view unless a query asks for
 * another state, as a filter does. It is built again when the portal, a module, a text or a figure of its head changes.
 */
export function firstPages({ portalDir, parts, files, edits, head }: Sources) {
  const index: RegistrySource = watchedFile(join(portalDir, 'index.html'));
  const pageCache = new Map<string, { etag: string; page: FirstPage | null }>();
  return async (pathname: string, search: string, language: FirstLanguage): Promise<FirstPage | null> => {
    const [page, found, named, tags] = await Promise.all([
      index(),
      leavesFirstView(search) ? parts(pathname) : null,
      files(pathname),
      head(pathname, search, language),
    ]);
    if (!page || !(found || named || tags)) return null;
    const { etag: edited, texts } = await edits();
    const etag = [page.etag, found?.etag, named?.etag, found && edited, tags].join(' ');
    // By what is in it, since an address may contain any number.
    const key = [
      language,
      found ? pathname : named?.page,
      /<link rel="canonical"[^>]*>/.exec(tags ?? ''),
    ].join(' ');
    const cached = pageCache.get(key);
    if (cached?.etag === etag) return cached.page;
    const bare = { html: page.text, scripts: [], styles: [] };
    const firstViewPage = found ? withFirstView(page.text, found, language, texts) : bare;
    const filed = firstViewPage && (named ? withNamedFiles(firstViewPage.html, named) : firstViewPage.html);
    const html = filed !== null && tags ? withHead(filed, tags, language) : filed;
    const ready =
      html === null
        ? null
        : await compressedPage(html, firstViewPage?.scripts ?? [], firstViewPage?.styles ?? []);
    pageCache.delete(key);
    pageCache.set(key, { etag, page: ready });
    for (const [oldest] of pageCache) if (pageCache.size > KEPT_PAGES) pageCache.delete(oldest);
    return ready;
  };
}

/** Page of an address and language; null where the plain `index.html` is sent. */
export type FirstPages = ReturnType<typeof firstPages>;
