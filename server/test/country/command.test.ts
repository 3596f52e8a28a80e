import { readArguments } from '../../src/country/command/arguments';
import { askAndLoad } from '../../src/country/command/ask-and-load';
import type { Pack } from '../../src/country/pack/pack';
import { afterStep, fullReport, VITI_LEVU } from '../cases/samples';
import { TestServer } from '../support/harness';
import { FIJI_PACK, readPack, TESTLAND } from './pack-folder';

test('the command takes one verb and one folder, and answers anything else with its usage', () => {
  expect(readArguments(['check', 'packs/fj'])).toEqual({ verb: 'check', folder: 'packs/fj', yes: false });
  expect(readArguments(['load', '--yes', 'packs/fj'])).toEqual({
    verb: 'load',
    folder: 'packs/fj',
    yes: true,
  });
  for (const wrong of [
    [],
    ['load'],
    ['remove', 'packs/fj'],
    ['load', 'packs/fj', 'packs/ws'],
    ['--yes', 'packs/fj'],
  ])
    expect(() => readArguments(wrong)).toThrow(/^npm run country -- check <folder>/);
});

describe('loading a pack', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  /** What is said, and whether anybody was asked. */
  async function asked(pack: Pack, answer: boolean, isShared = false) {
    const said: string[] = [];
    let questions = 0;
    await askAndLoad(server.store, {
      inputs: { pack, file: { numbers: {}, emergency: {} }, now: server.clock.now() },
      isShared,
      isAgreed: async () => {
        // What is agreed to was shown before.
        expect(said).toHaveLength(1);
        questions += 1;
        return answer;
      },
      say: (line) => void said.push(line),
    });
    return { said, questions };
  }
  const countries = async () =>
    (await server.store.read.selectFrom('country').select('iso2').execute()).map(({ iso2 }) => iso2);

  it('shows first and stores nothing without a yes, and asks nobody where nothing changes', async () => {
    const testland = await readPack(TESTLAND);
    const refused = await asked(testland, false);
    expect(refused).toEqual({
      questions: 1,
      said: [expect.stringMatching(/^New country: /), 'Nothing was loaded.'],
    });
    expect(await countries()).not.toContain('XA');
    const agreed = await asked(testland, true, true);
    expect(agreed.said.slice(1)).toEqual([
      expect.stringMatching(/^Loaded: XA is country (\d+) \(DEFAULT_COUNTRY=\1\)\.$/),
      expect.stringMatching(/^Start the servers of this database again/),
    ]);
    expect(await countries()).toContain('XA');
    expect(await asked(testland, true)).toEqual({
      ...{ questions: 0, said: ['Nothing changes: the database holds all of it.'] },
    });
  });

  it('says why hidden values need a second person, and asks nobody', async () => {
    const fiji = await readPack(FIJI_PACK);
    const body = fullReport({ case_location_id: VITI_LEVU, case_geom: null });
    expect((await server.post('cw/pcase/create/', body, { as: 'admin' })).statusCode).toBe(201);
    await afterStep(server.store);
    const residents = [{ islands: ['viti-levu'], value: 600_000, year: 2026, source: 'made up' }];
    await expect(asked({ ...fiji, residents }, true)).rejects.toThrow(
      /^Nothing was loaded: 1 public row of FJ would show what is hidden now/,
    );
  });
});
