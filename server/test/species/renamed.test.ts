import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { findSpecies } from '@ciguawatch/shared/domain/text/search/species-names';
import { compareNames, type RegisteredName } from '../../src/import/taxonomy/compare-names';
import { describeNames, proposeNames } from '../../src/import/taxonomy/propose-names';
import { report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

interface Rename {
  id: number;
  old: string;
  now: string;
  other?: true;
}

/**
 * Species of the directory under a name that they had before: the old combination or synonym, and the name of the
 * shipped file. Where `other` stands, the old name was in the directory beside the new one.
 */
const RENAMES: readonly Rename[] = [
  { id: 5, old: 'Epinephelus microdon', now: 'Epinephelus polyphekadion' },
  { id: 35, old: 'Lethrinus elongatus', now: 'Lethrinus olivaceus' },
  { id: 36, old: 'Lethrinella xanthochila', now: 'Lethrinus xanthochilus' },
  { id: 50, old: 'Carangoides orthogrammus', now: 'Ferdauia orthogrammus' },
  { id: 75, old: 'Scarus microrhinos', now: 'Chlorurus microrhinos' },
  { id: 77, old: 'Scarus frontalis', now: 'Chlorurus frontalis' },
  { id: 96, old: 'Zebrasoma veliferum', now: 'Zebrasoma velifer' },
  { id: 108, old: 'Liza vaigiensis', now: 'Ellochelon vaigiensis', other: true },
  { id: 107, old: 'Mugil crenilabis', now: 'Crenimugil crenilabis', other: true },
  { id: 141, old: 'Trochus niloticus', now: 'Rochia nilotica' },
];
/** Ids of the register as they could be: the test needs distinct ones, not those of WoRMS. */
const OLD_ID = 9_000_000;
const NEW_ID = 9_100_000;

const register: RegisteredName[] = RENAMES.map(({ id, old, now }) => ({
  ...{ name: old, aphia_id: OLD_ID + id, status: 'unaccepted' },
  ...{ valid_name: now, valid_id: NEW_ID + id },
}));

describe.each(engines)('ten historic renames on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  const list = async () => (await server.get('fb/specie/')).json<Specie[]>();
  const deps = () => ({ store: server.store, clock: { now: () => Date.now() } });
  const propose = () => proposeNames(deps(), 'fishbase_editor@demo.example', register, 'taxa.csv');
  const cases = async () => {
    const rows = await server.store.read.selectFrom('case_report').select('specie_id').execute();
    const species = new Map((await list()).map((one) => [one.id, one]));
    const counts: Record<string, number> = {};
    for (const { specie_id } of rows) {
      const name = specie_id === null ? '' : (species.get(specie_id)?.name ?? '?');
      const now = RENAMES.find(({ old }) => old === name)?.now ?? name;
      counts[now] = (counts[now] ?? 0) + 1;
    }
    return counts;
  };

  const rename = async ({ id, old, other }: Rename) => {
    const [db, aphia_id] = [byHand(server.store), OLD_ID + id];
    const row = { id: 20_000 + id, name: old, slug: `old-${id}`, aphia_id };
    if (other) await db.insertInto('specie').values(row).execute();
    else
      await db.updateTable('specie').set({ name: old, aphia_id, version: 2 }).where('id', '=', id).execute();
  };
  const expectFound = (species: readonly Specie[], { id, old, now, other }: Rename) => {
    const { items, isGuess } = findSpecies(species, old);
    expect([old, isGuess, items.map((one) => one.id)]).toEqual([old, false, [id]]);
    expect([now, findSpecies(species, now).items[0]?.id]).toEqual([now, id]);
    const of = (wanted: number) => species.find((one) => one.id === wanted);
    if (other) expect(of(20_000 + id)).toMatchObject({ replaced_by: id });
    else expect(of(id)).toMatchObject({ name: now, aphia_id: NEW_ID + id });
  };

  it('are asked for once, keep every case, and leave each old name to be found', async () => {
    for (const one of RENAMES) await rename(one);
    for (const { id, other } of RENAMES)
      for (const specie_id of other ? [id, 20_000 + id, 20_000 + id] : [id, id])
        expect((await server.post('cw/pcase/create/', report({ specie_id }))).statusCode).toBe(201);
    const before = await cases();
    const first = await propose();
    expect(first).toMatchObject({ asked: 10, known: 0, refused: [], open: [] });
    expect(await propose()).toMatchObject({ asked: 0, known: 10 });
    const waiting = (await server.get('a/revision/list/?status=pending', { as: 'moderator' })).json<
      RevisionItem[]
    >();
    expect(waiting).toHaveLength(10);
    expect(waiting[0]).toMatchObject({
      asked_reason: 'Epinephelus microdon → Epinephelus polyphekadion (unaccepted)',
      source: `WoRMS, AphiaID ${OLD_ID + 5} (taxa.csv)`,
    });
    for (const { id } of waiting) {
      const decided = await server.change('PATCH', `a/revision/${id}`, {
        as: 'moderator',
        body: { status: 'approved' },
      });
      expect(decided.statusCode).toBe(200);
    }
    expect(await cases()).toEqual(before);
    const species = await list();
    for (const one of RENAMES) expectFound(species, one);
    const again = compareNames(
      species.filter(({ deleted }) => !deleted).map((one) => ({ ...one, synonyms: [] })),
      register,
    );
    expect([again.proposals, again.open]).toEqual([[], []]);
  });

  it('are asked for by an editor of the directory alone', async () => {
    await expect(proposeNames(deps(), 'moderator@demo.example', register, 'taxa.csv')).rejects.toThrow(
      'moderator@demo.example is no active account that edits the directory.',
    );
  });
});

describe('names compared with a register', () => {
  const line = (part: Partial<RegisteredName>): RegisteredName => ({
    ...{ name: 'Aus bus', aphia_id: 1, status: 'accepted', valid_name: null, valid_id: null },
    ...part,
  });
  const own = { id: 7, name: 'Aus bus', aphia_id: null, synonyms: [] };
  const found = (species: Partial<typeof own>[], lines: RegisteredName[]) => {
    const { proposals, ...rest } = compareNames(
      species.map((part) => ({ ...own, ...part })),
      lines,
    );
    return { ...rest, proposals: proposals.map(({ actionType, payload }) => [actionType, payload]) };
  };
  const nothing = { proposals: [], same: [], missing: [], open: [] };

  it.each([
    ['a missing id is asked for', [{}], [line({})], { proposals: [['update', { aphia_id: 1 }]] }],
    ['what the register has is left', [{ aphia_id: 1 as never }], [line({})], { same: ['Aus bus'] }],
    [
      'another id is for a person',
      [{ aphia_id: 2 as never }],
      [line({})],
      {
        open: [{ name: 'Aus bus', why: 'AphiaID 2 here, 1 in the file' }],
      },
    ],
    [
      'a name without a successor is for a person',
      [{}],
      [line({ status: 'nomen dubium' })],
      {
        open: [{ name: 'Aus bus', why: 'nomen dubium, without an accepted name' }],
      },
    ],
    ['a name the file does not hold is told', [{}], [line({ name: 'Cus dus' })], { missing: ['Aus bus'] }],
    [
      'two that become one are taken one after the other',
      [{}, { id: 8, name: 'Eus fus' }],
      [
        line({ status: 'unaccepted', valid_name: 'Cus dus' }),
        line({ name: 'Eus fus', aphia_id: 3, status: 'unaccepted', valid_name: 'Cus dus' }),
      ],
      {
        proposals: [['update', { name: 'Cus dus', aphia_id: null, synonyms: ['Aus bus: WoRMS, AphiaID 1'] }]],
        open: [{ name: 'Eus fus', why: 'Cus dus as well: compare again after the approval' }],
      },
    ],
  ] as [string, Partial<typeof own>[], RegisteredName[], object][])(
    '%s',
    (_what, species, lines, expected) => {
      expect(found(species, lines)).toEqual({ ...nothing, ...expected });
    },
  );

  it('is summed up for the terminal', () => {
    const result = {
      ...nothing,
      asked: 2,
      known: 1,
      refused: [{ name: 'Aus', why: 'taken' }],
      missing: ['Cus dus'],
    };
    expect(describeNames(result)).toEqual([
      'Changes asked for: 2; asked for before: 1; species as the register has them: 0.',
      'Refused: Aus: taken.',
      'Not in the file: Cus dus.',
    ]);
  });
});
