import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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
}

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

/**
 * Builds pages with a first view or with the list of files to preload, and rebuilds them when the portal, a
 * module or a text changes.
 */
export function firstPages({ portalDir, parts, files, edits }: Sources) {
  const index: RegistrySource = watchedFile(join(portalDir, 'index.html'));
  const pageCache = new Map<string, { etag: string; page: FirstPage | null }>();
  return async (pathname: string, language: FirstLanguage): Promise<FirstPage | null> => {
    const [page, found, named] = await Promise.all([index(), parts(pathname), files(pathname)]);
    if (!page || !(found || named)) return null;
    const { etag: edited, texts } = await edits();
    const etag = [page.etag, found?.etag, named?.etag, found && edited].join(' ');
    // Pages without a first view are cached by page, since an address may contain any number.
    const key = `${language} ${found ? pathname : named?.page}`;
    const cached = pageCache.get(key);
    if (cached?.etag === etag) return cached.page;
    const bare = { html: page.text, scripts: [], styles: [] };
    const firstViewPage = found ? withFirstView(page.text, found, language, texts) : bare;
    const html = firstViewPage && (named ? withNamedFiles(firstViewPage.html, named) : firstViewPage.html);
    const ready =
      html === null
        ? null
        : await compressedPage(html, firstViewPage?.scripts ?? [], firstViewPage?.styles ?? []);
    pageCache.set(key, { etag, page: ready });
    return ready;
  };
}

/** Page of an address and language; null where the plain `index.html` is sent. */
export type FirstPages = ReturnType<typeof firstPages>;
