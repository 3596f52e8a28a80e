import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ROOT } from './run-folder';

/**
 * Parts of what a visit fetches: the page itself, scripts and styles, answers of the API, files of the map, fonts; and
 * a document that is saved.
 */
export type Part = 'page' | 'code' | 'lists' | 'chart' | 'fonts' | 'document';

/** kB of 1,000 bytes of each part, as they travel (compressed, without headers). */
export type Weight = Partial<Record<Part, number>>;

/** A visit with what it may weigh; one that is not only opened has no address here. */
export interface Limits {
  name: string;
  path?: string;
  /** Selector of what is seen when the page is whole. */
  drawn?: string;
  most: Weight;
}

/** The one table of limits: see docs/sizes.md. */
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

/** Weighs what a page fetches from now on. @returns a function that ends it and answers the pieces */
export function weighRequests(page: Page): () => Promise<Piece[]> {
  const pieces: Promise<Piece>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('blob:')) return;
    pieces.push(
      request.sizes().then(({ responseBodySize }) => ({
        part: partOf(request),
        path: new URL(request.url()).pathname,
        // What comes out of the browser's cache has a size below zero: the headers that did not travel.
        kB: Math.max(0, responseBodySize) / 1000,
      })),
    );
  });
  return () => {
    // A request that ends later, after the page has gone, could not be weighed.
    page.removeAllListeners('requestfinished');
    return Promise.all(pieces);
  };
}

/** The parts of the pieces, each summed up. */
export function weightOf(pieces: readonly Piece[]): Weight {
  const weight: Weight = {};
  for (const { part, kB } of pieces) weight[part] = (weight[part] ?? 0) + kB;
  return weight;
}

/** The largest pieces, a line each. */
export const largest = (pieces: readonly Piece[]): string =>
  [...pieces]
    .sort((a, b) => b.kB - a.kB)
    .slice(0, 12)
    .map(({ path, kB }) => `${kB.toFixed(1)} ${path}`)
    .join('\n');
