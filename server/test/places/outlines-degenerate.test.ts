import type { LocationCreate } from '@ciguawatch/shared/api/schemas/outline';
import { engines } from '../support/test-store';
import { setUpOutlines } from './outlines-setup';

/** An island beside another one at 180°, with holes in it. */
const withHoles = (...holes: number[][][]): LocationCreate['geometry'] => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [160, -30],
        [180, -30],
        [180, -5],
        [160, -5],
        [160, -30],
      ],
      ...holes,
    ],
    [
      [
        [180, -20],
        [181, -20],
        [181, -19],
        [180, -20],
      ],
    ],
  ],
});

/** Almost collinear edges, on which polygon-clipping 0.15.7 loops for ever. */
const ENDLESS = withHoles(
  [
    [171.38740447022906, -17.050349885225216],
    [171.3866000581604, -17.049739943631874],
    [171.38681097300002, -17.049999999999983],
    [171.3891849619162, -17.051399540900906],
    [171.3897784591452, -17.051749426126175],
    [171.38918496191616, -17.051399540900945],
    [171.386810973, -17.04999999999997],
    [171.38977845914522, -17.051749426126136],
    [171.38740447022906, -17.050349885225216],
  ],
  [
    [171.3897784591452, -17.051749426126083],
    [171.3879979674581, -17.05069977045049],
    [171.3894897071477, -17.051417060920738],
    [171.3897784591452, -17.051749426126083],
  ],
);

describe.each(engines)('outlines that cannot be computed on %s', (engine) => {
  const outlines = setUpOutlines(engine);
  const { create } = outlines;

  // Without a time limit there would be no response before jest's own time-out.
  test('one on which joining at 180° would never end is refused in time', async () => {
    const response = await create({ geometry: ENDLESS });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: { geometry: 'geometry_degenerate' } });
  });

  test('other requests are served while it is computed', async () => {
    let refused = false;
    const refusal = create({ geometry: ENDLESS }).finally(() => {
      refused = true;
    });
    let responses = 0;
    while (!refused) {
      // Gives the thread's messages a turn, because a cached response needs no waiting.
      await new Promise(setImmediate);
      expect((await outlines.server.get('config/')).statusCode).toBe(200);
      responses += 1;
    }
    expect((await refusal).statusCode).toBe(400);
    // Some requests are served before the computation starts; hundreds fit in while it runs.
    expect(responses).toBeGreaterThan(20);
  });

  test('the next outline is stored as usual', async () => {
    expect((await create()).statusCode).toBe(201);
  });
});
