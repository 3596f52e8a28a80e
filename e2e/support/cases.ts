import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** A public case, by column name. */
export type PublicCase = Record<string, unknown> & { id: number };

interface Place {
  id: number;
  name: string;
  type: string;
  country: number;
}

/** Milliseconds in which a list that is being made anew is made. */
const MAKING = 200;

/**
 * All public cases. While the list is made anew after a change the one of before is served (docs/adr/0016),
 * so it is read until two readings with a pause between them agree.
 */
export async function publicCases(request: APIRequestContext): Promise<PublicCase[]> {
  for (let before = await readCases(request); ; ) {
    await new Promise((resolve) => setTimeout(resolve, MAKING));
    const now = await readCases(request);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Reads chunk by chunk, until there is no more. */
async function readCases(request: APIRequestContext): Promise<PublicCase[]> {
  const at = new Date().toISOString();
  const cases: PublicCase[] = [];
  for (let chunk = 0; ; chunk++) {
    const answer = await request.get('/api/cw/caselist/', { params: { format: 'json', chunk, at } });
    if (answer.status() === 404) return cases;
    expect(answer.status()).toBe(200);
    const columns = (answer.headers()['x-columns'] ?? '').split(',');
    for (const row of (await answer.json()) as unknown[][]) {
      cases.push(Object.fromEntries(columns.map((name, i) => [name, row[i]])) as PublicCase);
    }
  }
}

/** One public case, or undefined. */
export const publicCase = async (request: APIRequestContext, id: number) =>
  (await publicCases(request)).find((one) => one.id === id);

/** An island of French Polynesia without any public case so far, whose name is its own. */
export async function quietIsland(request: APIRequestContext): Promise<Place> {
  const cases = await publicCases(request);
  const busy = new Set(cases.map((one) => one.case_island));
  const answer = await request.get('/api/cw/location/');
  expect(answer.status()).toBe(200);
  const places = (await answer.json()) as Place[];
  const alone = (place: Place) => places.filter((one) => one.name.includes(place.name)).length === 1;
  const island = places.find(
    (place) => place.country === 4 && place.type === 'I' && !busy.has(place.id) && alone(place),
  );
  if (!island) throw new Error('Every island has a case.');
  return island;
}

/** Reports a case of French Polynesia; answers its number. */
export async function newCase(request: APIRequestContext, more: object = {}): Promise<number> {
  const answer = await request.post('/api/cw/pcase/create/', {
    data: {
      case_uuid: randomUUID(),
      case_location_id: (await quietIsland(request)).id,
      case_eventtime: '2026-03-04T19:30',
      gsympt_other_obs: 'Repas du soir',
      age: 40,
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
