import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type RegistrySource, watchedFile } from '../registry/source';
import type { Edits } from './edits';
import { joined } from './join';
import type { FirstLanguage, Parts } from './parts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page with its first view, ready to be sent. */
export interface FirstPage {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
  /** of the scripts and styles in the page, for the policy of contents */
  scripts: readonly string[];
  styles: readonly string[];
}

interface Sources {
  portalDir: string;
  parts(pathname: string): Promise<Parts | null>;
  edits(): Promise<Edits>;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function packed(
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
 * The pages of the portal that show something before their scripts have come, each put together again when the portal, a
 * module or a text was changed, while the server runs.
 */
export function firstPages({ portalDir, parts, edits }: Sources) {
  const index: RegistrySource = watchedFile(join(portalDir, 'index.html'));
  const held = new Map<string, { mark: string; page: FirstPage | null }>();
  return async (pathname: string, language: FirstLanguage): Promise<FirstPage | null> => {
    const [page, found] = await Promise.all([index(), parts(pathname)]);
    if (!page || !found) return null;
    const { mark: edited, texts } = await edits();
    const mark = `${page.mark} ${found.mark} ${edited}`;
    const key = `${language} ${pathname}`;
    const known = held.get(key);
    if (known?.mark === mark) return known.page;
    const made = joined(page.text, found, language, texts);
    const ready = made && (await packed(made.html, made.scripts, made.styles));
    held.set(key, { mark, page: ready });
    return ready;
  };
}

/** Answers the page at an address with its first view; null where it has none. */
export type FirstPages = ReturnType<typeof firstPages>;
