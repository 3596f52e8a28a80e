import type { Page } from '@playwright/test';

/** Ids in a chunk of the public list. */
const CHUNK_IDS = 5000;
/** What the made-up cases say; the other columns are left out, as an older server may. */
const COLUMNS = 'id,case_eventmonth,case_eventyear,case_country,case_archi,case_island,case_geom,source';

/** Places and months of a group of cases. */
export interface Pile {
  island: number;
  archi: number;
  point: readonly [number, number];
  year: number;
  month: number;
}

/** Answers the public list with so many full chunks, their cases dealt out to the piles in turn. */
export async function serveManyCases(page: Page, chunks: number, piles: readonly Pile[]): Promise<number> {
  const bodies = Array.from({ length: chunks }, (_, chunk) =>
    JSON.stringify(
      Array.from({ length: CHUNK_IDS }, (_, at) => {
        const id = chunk * CHUNK_IDS + at + 1;
        const { month, year, archi, island, point } = piles[id % piles.length] as Pile;
        return [id, month, year, 4, archi, island, point, 'public'];
      }),
    ),
  );
  await page.route('**/api/cw/caselist/**', (route) => {
    const body = bodies[Number(new URL(route.request().url()).searchParams.get('chunk'))];
    return route.fulfill({
      status: body ? 200 : 404,
      contentType: 'application/json',
      headers: {
        'x-columns': COLUMNS,
        'x-sync-at': new Date().toISOString(),
        'x-chunks': String(chunks),
      },
      body: body ?? '{"code":"not_found","message":""}',
    });
  });
  return chunks * CHUNK_IDS;
}
