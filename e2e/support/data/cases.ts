import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** A public case by column name. */
export type PublicCase = Record<string, unknown> & { id: number };

interface Place {
  id: number;
  name: string;
  type: string;
  country: number;
}

/**
 * All public cases. A response served from the cache while a newer one is being built says so
 * (docs/adr/0016); then everything is read again.
 */
export async function publicCases(request: APIRequestContext): Promise<PublicCase[]> {
  for (;;) {
    const { cases, behind } = await readCases(request);
    if (!behind) return cases;
  }
}

/** Reads all chunks. */
async function readCases(request: APIRequestContext): Promise<{ cases: PublicCase[]; behind: boolean }> {
  const at = new Date().toISOString();
  const cases: PublicCase[] = [];
  let behind = false;
  for (let chunk = 0; ; chunk++) {
    const response = await request.get('/api/cw/caselist/', { params: { format: 'json', chunk, at } });
    behind ||= response.headers()['x-behind'] === '1';
    if (response.status() === 404) return { cases, behind };
    expect(response.status()).toBe(200);
    const columns = (response.headers()['x-columns'] ?? '').split(',');
    for (const row of (await response.json()) as unknown[][]) {
      cases.push(Object.fromEntries(columns.map((name, i) => [name, row[i]])) as PublicCase);
    }
  }
}

/** One public case, or undefined. */
export const publicCase = async (request: APIRequestContext, id: number) =>
  (await publicCases(request)).find((one) => one.id === id);

/** An island of French Polynesia without public cases, with a unique name. */
export async function quietIsland(request: APIRequestContext): Promise<Place> {
  const cases = await publicCases(request);
  const busy = new Set(cases.map((one) => one.case_island));
  const response = await request.get('/api/cw/location/');
  expect(response.status()).toBe(200);
  const places = (await response.json()) as Place[];
  const alone = (place: Place) => places.filter((one) => one.name.includes(place.name)).length === 1;
  const island = places.find(
    (place) => place.country === 4 && place.type === 'I' && !busy.has(place.id) && alone(place),
  );
  if (!island) throw new Error('Every island has a case.');
  return island;
}

/** Sends a report from French Polynesia; returns its id. */
export async function newCase(request: APIRequestContext, more: object = {}): Promise<number> {
  const response = await request.post('/api/cw/pcase/create/', {
    data: {
      case_uuid: randomUUID(),
      case_location_id: (await quietIsland(request)).id,
      case_eventtime: '2026-03-04T19:30',
      gsympt_other_obs: 'Repas du soir',
      age: 40,
      ...more,
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/**
 * Sends two reports of one patient, by the patient and by a nurse, from an island without other cases, so
 * that they form a pair.
 * @param more further answers of both
 */
export async function twoOfOnePatient(request: APIRequestContext, more: object = {}) {
  const island = await quietIsland(request);
  const patient = {
    case_location_id: island.id,
    case_eventtime: '2026-03-04T19:30',
    gender: 'F',
    age: 37,
    specie_id: 22,
    phenotype_id: 2,
    sympt_tinglings: '3',
    sympt_nausea: '2',
    gsympt_delay: '4',
    history: '1',
    history_nb: 2,
    ...more,
  };
  const low = await newCase(request, { ...patient, profile: '2' });
  const high = await newCase(request, { ...patient, profile: '1' });
  return { low, high };
}
