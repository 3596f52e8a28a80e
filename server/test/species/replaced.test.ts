import type { RevisionFull, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { findSpecies } from '@ciguawatch/shared/domain/text/search/species-names';
import { report } from '../cases/samples';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const EDITOR = 'fishbase_editor';
const MODERATOR = 'moderator';
/** Gymnothorax breedeni, replaced by Gymnothorax meleagris: two species that are one only in these tests. */
const FROM = 64;
const INTO = 63;
const REASON = { asked_reason: 'Same species', source: 'A checklist, 2020' };

describe.each(engines)('a species replaced by another on %s', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await TestServer.start({}, engine);
  });
  afterEach(() => server.stop());

  const ask = (body: object, as = EDITOR) =>
    server.post('a/revision/', { object_type: 'specie', ...body }, { as });
  const approve = (id: number) =>
    server.change('PATCH', `a/revision/${id}`, { as: MODERATOR, body: { status: 'approved' } });
  const write = async (body: object) => {
    const asked = await ask(body);
    expect(asked.statusCode).toBe(201);
    const decided = await approve(asked.json<RevisionItem>().id);
    expect(decided.statusCode).toBe(200);
    return decided.json<RevisionFull>();
  };
  const replace = (more: object = {}) =>
    write({ actionType: 'delete', object_id: FROM, payload: { replaced_by: INTO }, ...REASON, ...more });
  const revert = (id: number) =>
    server.post(
      `a/revision/${id}/revert/`,
      { uuid: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}` },
      { as: MODERATOR },
    );
  const specie = async (id: number) => (await server.get(`fb/specie/${id}/`)).json<Specie>();
  const list = async () => (await server.get('fb/specie/')).json<Specie[]>();
  const send = async (specie_id: number) => {
    const response = await server.post('cw/pcase/create/', report({ specie_id }));
    expect(response.statusCode).toBe(201);
    return response.json<{ id: number }>().id;
  };
  const named = async (id: number) =>
    (
      await server.store.read
        .selectFrom('case_report')
        .select('specie_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).specie_id;
  const namesOf = ({ translations }: Specie) =>
    translations.map(({ lang, value }) => `${lang} ${value}`).sort();

  it('gives its cases, names and texts to it, and gets them back', async () => {
    await write({
      ...{ actionType: 'update', object_id: FROM },
      payload: { translations: { ty_PF: ['puhi', 'pupuhi'] }, descriptions: { fr_FR: 'Une murène.' } },
    });
    const [before, other] = [await specie(FROM), await specie(INTO)];
    const [mine, theirs] = [await send(FROM), await send(INTO)];
    const full = await replace();
    expect(full).toMatchObject({ ...REASON, replacement: { id: INTO, name: other.name } });
    expect([await named(mine), await named(theirs)]).toEqual([INTO, INTO]);
    const after = await specie(INTO);
    expect(after).toMatchObject({
      synonyms: [{ name: before.name, source: 'A checklist, 2020' }],
      descriptions: { fr_FR: 'Une murène.' },
      aphia_id: other.aphia_id,
      version: other.version + 1,
    });
    expect(namesOf(after)).toEqual([...new Set([...namesOf(other), ...namesOf(before)])].sort());
    // The old name and the old address lead on, and a report that waited on a device is of the other species.
    expect(await specie(FROM)).toMatchObject({ deleted: true, replaced_by: INTO });
    expect(findSpecies(await list(), before.name).items.map(({ id }) => id)).toEqual([INTO]);
    const late = await send(FROM);
    expect(await named(late)).toBe(INTO);
    const trail = await server.store.read
      .selectFrom('audit')
      .select(['kind', 'action', 'object_id', 'before', 'after'])
      .where('kind', '=', 'case')
      .where('action', '=', 'update')
      .execute();
    expect(trail).toEqual([
      expect.objectContaining({
        object_id: String(mine),
        before: { specie_id: FROM },
        after: { specie_id: INTO, revision: full.id },
      }),
    ]);
    expect((await revert(full.id)).statusCode).toBe(200);
    expect([await named(mine), await named(theirs), await named(late)]).toEqual([FROM, INTO, INTO]);
    expect(await specie(FROM)).toEqual({
      ...before,
      version: before.version + 2,
      translations: expect.anything(),
    });
    const back = await specie(INTO);
    expect({ ...back, translations: namesOf(back) }).toEqual({
      ...other,
      version: other.version + 2,
      translations: namesOf(other),
    });
  });

  it('leads on from saved filters of the case list and from addresses of the risk page', async () => {
    const ids = async (filter: string) => {
      const { results } = (await server.get(`cw/case/?specie_id=${filter}`, { as: 'admin' })).json<{
        results: { id: number }[];
      }>();
      return results.map(({ id }) => id).sort();
    };
    const risk = async (id: number) =>
      (await server.app.inject(`/plain/risk?island=69&fish=${id}&lang=en`)).body;
    deployTexts(server);
    const mine = await send(FROM);
    expect([await ids(`${FROM}`), await ids(`${INTO}`)]).toEqual([[mine], []]);
    await replace();
    expect([await ids(`${FROM}`), await ids(`${INTO}`)]).toEqual([[mine], [mine]]);
    await write({ actionType: 'delete', object_id: INTO, payload: { replaced_by: 60 }, ...REASON });
    expect([await ids(`${FROM},${INTO}`), await ids('60')]).toEqual([[mine], [mine]]);
    const [old, current] = [await risk(FROM), await risk(60)];
    expect(current).toContain('value="60" selected');
    expect(old).toContain('value="60" selected');
  });

  it('leaves what was written since when it is taken back', async () => {
    const other = await specie(INTO);
    const mine = await send(FROM);
    const full = await replace();
    await write({
      ...{ actionType: 'update', object_id: INTO },
      payload: { description: 'Mine.', translations: { fr_FR: ['Murène tachetée'] } },
    });
    const moved = await server.change('PATCH', `cw/case/${mine}/`, { as: 'admin', body: { specie_id: 22 } });
    expect(moved.statusCode).toBe(200);
    expect((await revert(full.id)).statusCode).toBe(200);
    const back = await specie(INTO);
    expect(back).toMatchObject({ description: 'Mine.' });
    expect(back.synonyms).toBeUndefined();
    expect(namesOf(back)).toContain('fr_FR Murène tachetée');
    expect(namesOf(back).filter((one) => one.startsWith('ty'))).toEqual(
      namesOf(other).filter((one) => one.startsWith('ty')),
    );
    expect(await named(mine)).toBe(22);
  });

  it('is asked for by an editor, of a species of the directory, and decided once', async () => {
    const wanted = { actionType: 'delete', object_id: FROM, ...REASON };
    const code = async (payload: object, as = EDITOR) => {
      const response = await ask({ ...wanted, payload }, as);
      return [response.statusCode, response.json().fields];
    };
    expect(await code({ replaced_by: FROM })).toEqual([400, { 'payload.replaced_by': 'unknown_id' }]);
    expect(await code({ replaced_by: 999_999 })).toEqual([400, { 'payload.replaced_by': 'unknown_id' }]);
    expect(await code({ replaced_by: INTO, food: 'x' })).toEqual([400, { 'payload.food': 'unknown_field' }]);
    expect((await code({ replaced_by: INTO }, 'species_translator'))[0]).toBe(403);
    expect(
      (await ask({ actionType: 'update', object_id: FROM, payload: { replaced_by: INTO } })).statusCode,
    ).toBe(400);
    // Two species cannot replace each other.
    const one = (await ask({ ...wanted, payload: { replaced_by: INTO } })).json<RevisionItem>();
    const other = (
      await ask({ ...wanted, object_id: INTO, payload: { replaced_by: FROM } })
    ).json<RevisionItem>();
    const decided = await Promise.all([approve(one.id), approve(other.id)]);
    expect(decided.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('of another that is replaced leads to the last', async () => {
    const mine = await send(FROM);
    await replace();
    await write({ actionType: 'delete', object_id: INTO, payload: { replaced_by: 60 }, ...REASON });
    expect(await named(mine)).toBe(60);
    expect(await named(await send(FROM))).toBe(60);
    expect((await specie(60)).synonyms?.map(({ name }) => name).sort()).toEqual([
      'Gymnothorax breedeni',
      'Gymnothorax meleagris',
    ]);
  });

  it('has a synonym only with a source, and no name of another species', async () => {
    const faults = async (synonyms: string[]) =>
      (await ask({ actionType: 'update', object_id: INTO, payload: { synonyms } })).json().fields;
    expect(await faults(['Muraena meleagris'])).toEqual({ synonyms: 'synonym_source' });
    expect(await faults(['Muraena meleagris Shaw, 1795: WoRMS'])).toEqual({ synonyms: 'name_scientific' });
    expect(await faults(['Lutjanus bohar: WoRMS'])).toEqual({ synonyms: 'taken' });
    await write({
      actionType: 'update',
      object_id: INTO,
      payload: { synonyms: ['Muraena meleagris:  WoRMS '] },
    });
    expect((await specie(INTO)).synonyms).toEqual([{ name: 'Muraena meleagris', source: 'WoRMS' }]);
    const again = await ask({ actionType: 'add', object_id: null, payload: { name: 'Muraena meleágris' } });
    expect(again.json().fields).toEqual({ name: 'taken' });
  });
});
