import type { Page } from '@playwright/test';

/** Cases per chunk of the public list. */
const CASES_PER_CHUNK = 5000;
/** Columns of the generated cases; the others are left out, as an older server may. */
const COLUMNS = 'id,case_eventmonth,case_eventyear,case_country,case_archi,case_island,case_geom,source';

/** Place and months of generated cases. */
export interface CaseGroup {
  island: number;
  archi: number;
  point: readonly [number, number];
  year: number;
  month: number;
}

/** Serves the public list with so many full chunks, whose cases are distributed over the groups in turn. */
export async function serveManyCases(
  page: Page,
  chunks: number,
  piles: readonly CaseGroup[],
): Promise<number> {
  const bodies = Array.from({ length: chunks }, (_, chunk) =>
    JSON.stringify(
      Array.from({ length: CASES_PER_CHUNK }, (_, at) => {
        const id = chunk * CASES_PER_CHUNK + at + 1;
        const { month, year, archi, island, point } = piles[id % piles.length] as CaseGroup;
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
  return chunks * CASES_PER_CHUNK;
}
