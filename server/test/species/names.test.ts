import type { RevisionFull, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const EDITOR = 'fishbase_editor';
const MODERATOR = 'moderator';

describe.each(engines)('names of the directory on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  const ask = (body: object) =>
    server.post(
      'a/revision/',
      { actionType: 'update', object_type: 'specie', object_id: 22, ...body },
      { as: EDITOR },
    );
  const add = (name: string, more: object = {}) =>
    ask({ actionType: 'add', object_id: null, payload: { name, ...more } });
  const approve = (id: number) =>
    server.change('PATCH', `a/revision/${id}`, { as: MODERATOR, body: { status: 'approved' } });
  const faults = (response: { json: () => { fields?: unknown } }) => response.json().fields;

  it.each([
    ['Lutjanus bohar (Forsskål, 1775)', 'name_scientific'],
    ['Lutjanus bohar 2', 'name_scientific'],
    ['Lutjanus\u00a0\u00a0bohar', 'taken'],
    ['LUTJANUS BOHAR', 'name_scientific'],
    ['Lutjanus bohár', 'taken'],
  ])('a species %j is refused: %s', async (name, code) => {
    const response = await add(name);
    expect([response.statusCode, faults(response)]).toEqual([400, { name: code }]);
  });

  it('a group is named once too, without digits', async () => {
    const group = (value: string) =>
      ask({ actionType: 'add', object_type: 'phenotype', object_id: null, payload: { value } });
    expect(faults(await group('GROUPERS\u202f'))).toEqual({ value: 'taken' });
    expect(faults(await group('Groupers 2'))).toEqual({ value: 'name_digits' });
  });

  it('a register id belongs to one species', async () => {
    const { aphia_id, spec_code } = (await server.get('fb/specie/22/')).json<Specie>();
    expect(faults(await add('Novus piscis', { aphia_id, spec_code }))).toEqual({
      aphia_id: 'taken',
      spec_code: 'taken',
    });
    expect((await ask({ payload: { aphia_id: null } })).statusCode).toBe(201);
  });

  it('local names are stored with their own ʻeta and once each', async () => {
    const payload = {
      translations: { ty_PF: ["ha'amea", 'Ha’amea', ' mama\u00a0ru '], fr_FR: ["Perche d'or"] },
    };
    const { id } = (await ask({ payload })).json<RevisionItem>();
    expect((await approve(id)).statusCode).toBe(200);
    const { translations } = (await server.get('fb/specie/22/')).json<Specie>();
    const of = (code: string) => translations.filter(({ lang }) => lang === code).map(({ value }) => value);
    expect([of('ty_PF'), of('fr_FR')]).toEqual([['haʻamea', 'mama ru'], ["Perche d'or"]]);
    expect(faults(await ask({ payload: { translations: { ty_PF: ['roi 1'] } } }))).toEqual({
      'translations.ty_PF': 'name_digits',
    });
  });

  it('the moderator is told of a name nearly like another', async () => {
    const { id } = (await add('Lutjanus bohra')).json<RevisionItem>();
    const full = (await server.get(`a/revision/${id}`, { as: MODERATOR })).json<RevisionFull>();
    expect(full.alike).toEqual([{ id: 22, name: 'Lutjanus bohar' }]);
  });

  it('of two additions of one name the second is not approved', async () => {
    const ids: number[] = [];
    for (const name of ['Alter piscis', 'Alter  píscis']) ids.push((await add(name)).json<RevisionItem>().id);
    const responses = await Promise.all(ids.map(approve));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('a place is named once under its parent', async () => {
    const sent = (name: string, parent_id: number) =>
      server.post(
        'cw/location/',
        {
          ...{ country: 4, type: 'L', name, names: {}, parent_id },
          geometry: { type: 'Point', coordinates: [-149.5, -17.6] },
        },
        { as: 'gis_creator' },
      );
    const place = await server.store.read
      .selectFrom('location')
      .select(['name', 'parent_id'])
      .where('type', '=', 'L')
      .where('country', '=', 4)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const twin = await sent(` ${place.name.toUpperCase()}\u00a0`, place.parent_id as number);
    expect([twin.statusCode, faults(twin)]).toEqual([400, { name: 'taken' }]);
    expect((await sent(`${place.name}  iti`, place.parent_id as number)).json()).toMatchObject({
      name: `${place.name} iti`,
    });
  });
});
