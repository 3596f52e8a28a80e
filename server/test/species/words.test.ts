import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { readTraits } from '@ciguawatch/shared/domain/species/traits';
import { loadReference } from '../../src/db/reference/load';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const EDITOR = 'fishbase_editor';
const uuid = (n: number) => `00000000-0000-4000-9100-${String(n).padStart(12, '0')}`;

describe.each(engines)('shipped descriptions on %s', (engine) => {
  let server: TestServer;
  let n = 0;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  const specie = async (id: number) => (await server.get(`fb/specie/${id}/`)).json<Specie>();
  const detail = async (id: number) => (await server.get(`fb/specie/${id}/detail/`)).json<SpecieDetail>();
  const ask = (object_id: number, payload: object, as = EDITOR) => {
    n += 1;
    const body = { uuid: uuid(n), actionType: 'update', object_type: 'specie', object_id, payload };
    return server.post('a/revision/', body, { as });
  };
  const approved = async (id: number, payload: object) => {
    const made = (await ask(id, payload)).json<RevisionItem>().id;
    const answer = await server.change('PATCH', `a/revision/${made}`, {
      as: 'moderator',
      body: { status: 'approved' },
    });
    expect(answer.statusCode).toBe(200);
    return made;
  };
  const loadAgain = async () => {
    await byHand(server.store).deleteFrom('setting').where('key', '=', 'reference').execute();
    await loadReference(server.store);
  };

  it('are public in both languages, with their sources and the mark that nobody has read them', async () => {
    const list = (await server.get('fb/specie/')).json<Specie[]>();
    const described = list.filter(({ description }) => description !== null);
    expect(described).toHaveLength(40);
    for (const one of described) {
      expect(one.descriptions.fr_FR).toBeTruthy();
      expect(one.descriptions_read).toBe(false);
      expect((await detail(one.id)).description_sources.length).toBeGreaterThan(0);
    }
    const [bare] = list.filter(({ description }) => description === null);
    expect(list.filter((one) => one.description === null && 'descriptions_read' in one)).toEqual([]);
    expect((await detail(bare?.id ?? 0)).description_sources).toEqual([]);
    expect(JSON.stringify(list)).not.toContain('description_sources');
  });

  it('are read once a moderator approves that they are right, which an undo takes back', async () => {
    const before = await detail(45);
    const made = await approved(45, { descriptions_read: true });
    const after = await detail(45);
    expect(after.specie.descriptions_read).toBeUndefined();
    expect([after.specie.description, after.description_sources]).toEqual([
      before.specie.description,
      before.description_sources,
    ]);
    const back = await server.post(`a/revision/${made}/revert/`, { uuid: uuid(900) }, { as: 'moderator' });
    expect(back.statusCode).toBe(200);
    expect((await specie(45)).descriptions_read).toBe(false);
  });

  it('are read once a moderator approves a change of one, which an undo takes back', async () => {
    await approved(35, { food: 'omnivore' });
    expect((await specie(35)).descriptions_read).toBe(false);
    const before = await specie(35);
    const made = await approved(35, { descriptions: { fr_FR: 'Un bec-de-cane.' } });
    expect((await specie(35)).descriptions_read).toBeUndefined();
    await server.post(`a/revision/${made}/revert/`, { uuid: uuid(901) }, { as: 'moderator' });
    expect(await specie(35)).toEqual({ ...before, version: before.version + 2 });
  });

  it('are not said to be right by translators, and their sources are those of the data', async () => {
    const refused = await ask(1, { descriptions_read: true }, 'fishbase_translator');
    expect(refused.statusCode).toBe(403);
    const {
      description_sources,
      specie: { description },
    } = await detail(1);
    const other = [{ ...description_sources[0], title: 'Other' }];
    expect((await ask(1, { description_sources: other })).json()).toMatchObject({
      fields: { 'payload.description_sources': 'read_only' },
    });
    const same = await ask(1, { description_sources, description, descriptions_read: false, food: null });
    expect(same.json<RevisionItem>().changed).toEqual(['food']);
  });

  it('bring the traits of the key and the lengths, which only the data set', async () => {
    const list = (await server.get('fb/specie/')).json<Specie[]>();
    const keyed = list.filter(({ traits }) => traits !== undefined);
    expect(keyed.map(({ slug }) => slug)).toEqual(
      list.filter(({ descriptions_read }) => descriptions_read === false).map(({ slug }) => slug),
    );
    expect(readTraits(keyed.find(({ id }) => id === 60)?.traits ?? '')).toMatchObject({
      shape: ['eel'],
      tail: ['none'],
    });
    expect([(await detail(60)).max_length_cm, (await detail(61)).max_length_cm]).toEqual([300, null]);
    const refused = await ask(60, { traits: 'shape:disc' });
    expect(refused.json()).toMatchObject({ fields: { 'payload.traits': 'read_only' } });
    const same = await ask(60, { traits: keyed.find(({ id }) => id === 60)?.traits, food: null });
    expect(same.json<RevisionItem>().changed).toEqual(['food']);
  });

  it('come to an older database where a species has none and no revision wrote or waits to write one', async () => {
    const empty = { description: null, descriptions_read: true, description_sources: '[]' };
    const texts = { ...empty, descriptions: {} };
    await byHand(server.store).updateTable('specie').set(texts).where('id', 'in', [65, 22, 83]).execute();
    await ask(22, { descriptions: { fr_FR: 'En attente.' } });
    await approved(83, { descriptions: { fr_FR: 'Un chirurgien.' } });
    await approved(65, { food: 'omnivore' });
    await loadAgain();
    const [filled, waiting, written] = [await specie(65), await specie(22), await specie(83)];
    expect([filled.descriptions_read, filled.description]).toEqual([false, expect.any(String)]);
    expect([waiting.description, waiting.descriptions]).toEqual([null, {}]);
    expect([written.description, written.descriptions]).toEqual([null, { fr_FR: 'Un chirurgien.' }]);
  });
});
