import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ROOT } from '../run-folder';

/**
 * Parts of a visit: the page itself, code (scripts and styles), lists (API), basemap files, fonts, and a
 * saved document.
 */
export type Part = 'page' | 'code' | 'lists' | 'chart' | 'fonts' | 'document';

/** kB (1,000 bytes) per part as transferred: compressed, without headers. */
export type Weight = Partial<Record<Part, number>>;

/** A visit with its limits; one that needs more than opening a page has no path. */
export interface Limits {
  name: string;
  path?: string;
  /** Selector of an element that is visible when the page is complete. */
  drawn?: string;
  most: Weight;
}

/** The limits, documented in docs/sizes.md. */
export const LIMITS = JSON.parse(readFileSync(join(ROOT, 'scripts/sizes/limits.json'), 'utf8')) as Limits[];

function partOf(request: Request): Part {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('.woff2')) return 'fonts';
  if (pathname.startsWith('/chart/')) return 'chart';
  if (pathname.startsWith('/api/')) return 'lists';
  return request.resourceType() === 'document' ? 'page' : 'code';
}

interface Piece {
  part: Part;
  path: string;
  kB: number;
}

/** Measures what a page loads from now on. @returns ends measuring and returns the responses */
export function weighRequests(page: Page): () => Promise<Piece[]> {
  const pieces: Promise<Piece>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('blob:')) return;
    pieces.push(
      request.sizes().then(({ responseBodySize }) => ({
        part: partOf(request),
        path: new URL(request.url()).pathname,
        // Responses from the browser's cache have a negative size (the headers that were not sent).
        kB: Math.max(0, responseBodySize) / 1000,
      })),
    );
  });
  return () => {
    // A request that ends after the page was closed cannot be measured.
    page.removeAllListeners('requestfinished');
    return Promise.all(pieces);
  };
}

/** Sum of the responses by part. */
export function weightOf(pieces: readonly Piece[]): Weight {
  const weight: Weight = {};
  for (const { part, kB } of pieces) weight[part] = (weight[part] ?? 0) + kB;
  return weight;
}

/** The largest responses, one per line. */
export const largestPieces = (pieces: readonly Piece[]): string =>
  [...pieces]
    .sort((a, b) => b.kB - a.kB)
    .slice(0, 12)
    .map(({ path, kB }) => `${kB.toFixed(1)} ${path}`)
    .join('\n');
