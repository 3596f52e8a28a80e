import { sql } from 'kysely';
import { applyPublishing } from '../src/country/publishing';
import { StartError } from '../src/db/start/start-error';
import type { Store } from '../src/db/store';
import { byHand } from './support/by-hand';
import { engines, openTestStore } from './support/test-store';

const FIJI = 3;
const FRENCH_POLYNESIA = 4;

describe.each(engines)('limits of publishing on %s', (engine) => {
  let store: Store;
  const warned: unknown[] = [];
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    warned.length = 0;
    await sql`update country set publish_person_from = 2000, publish_profile_from = 20000`.execute(
      byHand(store),
    );
  });

  const apply = (numbers: Parameters<typeof applyPublishing>[1]['numbers']) =>
    applyPublishing(store, { numbers, emergency: {} }, { warn: (entry) => warned.push(entry) });
  const limits = (id: number) =>
    store.read
      .selectFrom('country')
      .select(['publish_person_from as person', 'publish_profile_from as profile'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const closed = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from location where country = 4 and type = 'I' and withhold = 2`.execute(
      store.read,
    );
    return rows[0]?.n;
  };

  it('follow the file, country by country, and so does what places withhold', async () => {
    const before = (await closed()) as number;
    await apply({ [FRENCH_POLYNESIA]: { publishPersonFrom: 3000 } });
    expect(await limits(FRENCH_POLYNESIA)).toEqual({ person: 3000, profile: 20_000 });
    expect(await limits(FIJI)).toEqual({ person: 2000, profile: 20_000 });
    // Only Rangiroa, with 2,709 residents, lies between the two limits.
    expect(await closed()).toBeGreaterThan(before);
    expect(warned).toEqual([]);
  });

  it('are lowered only by an explicit line, and the log says how many places show more', async () => {
    await sql`update country set publish_person_from = 5000 where id = 4`.execute(byHand(store));
    const before = await closed();
    const silently = apply({});
    await expect(silently).rejects.toThrow(StartError);
    await expect(silently).rejects.toThrow('publishes for PF from 5000 and 20000');
    expect([await limits(FRENCH_POLYNESIA), await closed()]).toEqual([
      { person: 5000, profile: 20_000 },
      before,
    ]);
    await apply({ [FRENCH_POLYNESIA]: { publishPersonFrom: 2000 } });
    expect(await limits(FRENCH_POLYNESIA)).toEqual({ person: 2000, profile: 20_000 });
    expect(warned).toEqual([{ country: 'PF', places: expect.any(Number) }]);
  });
});
