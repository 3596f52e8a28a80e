import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import type { RevisionFull, RevisionItem, RevisionSummary } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { loadDemoRevisions } from '../../src/db/demo/revisions';
import { hashPassword } from '../../src/features/auth/passwords';
import { addAccount } from '../../src/features/users/add-account';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const SPECIE = 22;
const EDITOR = 'fishbase_editor';
const uuid = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;

describe.each(engines)('revisions on %s', (engine) => {
  let server: TestServer;
  let n = 0;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    const password_hash = await hashPassword(DEMO_PASSWORD);
    const rest = { first_name: '', last_name: '', countries: [4], user_country: 4, is_demo: true };
    const scope = { roles: [], countries: [] };
    await server.store.tx(async (trx) => {
      for (const email of ['both@demo.example', 'second@demo.example'])
        await addAccount(
          trx,
          { ...rest, scope, email, groups: [ROLE.fishbase_editor, ROLE.moderator] },
          password_hash,
          null,
        );
    });
  });
  afterAll(() => server.stop());

  const ask = (as: string, body: object) => {
    n += 1;
    const whole = { uuid: uuid(n), actionType: 'update', object_type: 'specie', object_id: SPECIE, ...body };
    return server.post('a/revision/', whole, { as });
  };
  const asked = async (as: string, body: object) => {
    const response = await ask(as, body);
    expect(response.statusCode).toBe(201);
    return response.json<RevisionItem>();
  };
  const decide = (id: number, body: object, as = 'moderator', headers = {}) =>
    server.change('PATCH', `a/revision/${id}`, { as, body, headers });
  const specie = async (id = SPECIE) => (await server.get(`fb/specie/${id}/`)).json<Specie>();
  const full = async (id: number, as = 'moderator') =>
    (await server.get(`a/revision/${id}`, { as })).json<RevisionFull>();

  it('of the demonstration each change something', async () => {
    await server.store.tx(async (trx) => {
      await loadDemoRevisions(trx, Date.now());
      const asked = await trx.selectFrom('revision').select(['before', 'after']).execute();
      expect(asked).toHaveLength(3);
      for (const { before, after } of asked)
        for (const [field, value] of Object.entries(after))
          expect([field, before[field]]).not.toEqual([field, value]);
      await trx.deleteFrom('revision').execute();
    });
  });

  it('changes nothing until it is approved, then everybody sees it, and the author gets a mail', async () => {
    const before = await specie();
    const payload = {
      descriptions: { fr_FR: 'Un poisson.' },
      translations: { ty_PF: ['Paihere', ' Paihere '] },
    };
    const made = await asked(EDITOR, { payload });
    expect(await specie()).toEqual(before);
    expect((await full(made.id)).fields).toContainEqual(
      expect.objectContaining({
        field: 'descriptions.fr_FR',
        before: before.descriptions.fr_FR,
        after: 'Un poisson.',
        conflict: false,
      }),
    );
    const response = await decide(made.id, { status: 'approved' }, 'moderator', { 'if-match': '"1"' });
    expect(response.statusCode).toBe(200);
    const after = await specie();
    expect(after).toMatchObject({ version: before.version + 1, descriptions: { fr_FR: 'Un poisson.' } });
    expect(after.translations.filter(({ lang }) => lang === 'ty_PF').map(({ value }) => value)).toEqual([
      'Paihere',
    ]);
    const { history } = (await server.get(`fb/specie/${SPECIE}/detail/`)).json<SpecieDetail>();
    expect(history[0]).toMatchObject({ id: made.id, actionType: 'update' });
    expect(JSON.stringify(history)).not.toContain('demo.example');
    const mail = await server.store.read.selectFrom('mail_outbox').selectAll().execute();
    expect(mail.map(({ recipient }) => recipient)).toEqual([`${EDITOR}@demo.example`]);
    expect(mail[0]?.body).toContain(before.name);
    expect(mail[0]?.body).toContain('/fishbase/changes');
    const trail = await server.store.read
      .selectFrom('audit')
      .select(['kind', 'action'])
      .where('kind', 'in', ['revision', 'specie'])
      .orderBy('id')
      .execute();
    expect(trail.map(({ kind, action }) => `${kind} ${action}`)).toEqual([
      'revision create',
      'revision approve',
      'specie update',
    ]);
    // The same decision by the same person again, then the revert.
    expect((await decide(made.id, { status: 'approved' })).statusCode).toBe(200);
    const back = await server.post(`a/revision/${made.id}/revert/`, { uuid: uuid(900) }, { as: 'moderator' });
    expect(back.statusCode).toBe(200);
    expect(back.json<RevisionFull>()).toMatchObject({ status: 'approved', reverts: made.id });
    const reverted = await specie();
    const names = ({ translations }: Specie) => translations.map(({ lang, value }) => [lang, value]);
    expect([reverted.descriptions, names(reverted)]).toEqual([before.descriptions, names(before)]);
    const again = await server.post(
      `a/revision/${made.id}/revert/`,
      { uuid: uuid(901) },
      { as: 'moderator' },
    );
    expect(again.json<RevisionFull>().id).toBe(back.json<RevisionFull>().id);
  });

  it('is counted for moderators, authors and translators', async () => {
    const count = async (what: string, as: string) =>
      (await server.get(`a/work/${what}/`, { as })).json<{ count: number; urgent: boolean }>();
    const waiting = (await count('revisions-waiting', 'moderator')).count;
    const made = await asked('both', { payload: { food: 'planktivore' } });
    expect((await count('revisions-waiting', 'moderator')).count).toBe(waiting + 1);
    expect((await count('revisions-waiting', 'both')).count).toBe(waiting);
    await decide(made.id, { status: 'rejected' });
    expect(await count('revisions-mine', 'both')).toMatchObject({ count: 1, urgent: true });
    expect((await count('names-missing', 'species_translator')).count).toBeGreaterThan(0);
  });

  it('stores one uuid once', async () => {
    const body = {
      ...{ uuid: uuid(950), actionType: 'update', object_type: 'specie', object_id: SPECIE },
      payload: { food: 'herbivore' },
    };
    const both = await Promise.all([1, 2].map(() => server.post('a/revision/', body, { as: EDITOR })));
    expect(new Set(both.map((response) => response.json<RevisionItem>().id)).size).toBe(1);
    expect((await server.post('a/revision/', body, { as: 'both' })).statusCode).toBe(409);
  });

  it('lets translators write only their own fields, whatever they send', async () => {
    const refused = async (as: string, payload: object, field: string) => {
      const response = await ask(as, { payload });
      expect([as, response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([
        as,
        403,
        [field],
      ]);
    };
    // Languages of French Polynesia are French, Tahitian and, by default, English, but not Fijian.
    await refused('fishbase_translator', { descriptions: { fj_FJ: 'x' } }, 'descriptions.fj_FJ');
    await refused('fishbase_translator', { name: 'Other fish' }, 'name');
    await refused('fishbase_translator', { translations: { ty_PF: ['x'] }, media: null }, 'media');
    await refused('species_translator', { descriptions: { fr_FR: 'x' } }, 'descriptions.fr_FR');
    await refused(EDITOR, { translations: { fj_FJ: ['x'] } }, 'translations.fj_FJ');
    // In whatever form a description is sent, none of it is stored.
    const before = await specie();
    for (const payload of [
      { description: 'x' },
      { 'descriptions.fr_FR': 'x' },
      { descriptions: 'x' },
      { descriptions: [{ lang: 'fr_FR', value: 'x' }] },
      { translations: { fr_FR: ['y'], descriptions: { fr_FR: 'x' } } },
      { translations: { fr_FR: ['y'] }, descriptions: { fr_FR: null } },
    ]) {
      const { statusCode } = await ask('species_translator', { payload });
      expect([payload, statusCode === 400 || statusCode === 403]).toEqual([payload, true]);
    }
    const own = await asked('species_translator', { payload: { translations: { fr_FR: ['y'] } } });
    const grown = { payload: { translations: { fr_FR: ['y'] }, descriptions: { fr_FR: 'x' } } };
    const put = { as: 'species_translator', body: grown, headers: { 'if-match': '"1"' } };
    expect((await server.change('PUT', `a/revision/${own.id}`, put)).statusCode).toBe(403);
    expect((await decide(own.id, { status: 'approved' })).statusCode).toBe(200);
    expect(await specie()).toMatchObject({
      description: before.description,
      descriptions: before.descriptions,
      version: before.version + 1,
    });
    const others = [
      { actionType: 'delete' },
      { actionType: 'add', object_id: null, payload: { name: 'New fish' } },
    ];
    for (const body of others) expect((await ask('fishbase_translator', body)).statusCode).toBe(403);
    const group = { object_type: 'phenotype', object_id: 1, payload: { translation: { fr_FR: ['x'] } } };
    expect((await ask('species_translator', group)).statusCode).toBe(403);
    expect((await ask('fishbase_translator', group)).statusCode).toBe(201);
    expect(
      (await ask('species_translator', { payload: { translations: { fr_FR: ['x'] } } })).statusCode,
    ).toBe(201);
    expect((await ask('moderator', { payload: { food: null } })).statusCode).toBe(403);
  });

  it('merges what does not overlap and shows three versions of what does', async () => {
    const before = (await specie()).descriptions.fr_FR;
    const first = await asked(EDITOR, { payload: { descriptions: { fr_FR: 'A' }, food: 'omnivore' } });
    const second = await asked('both', { payload: { descriptions: { fr_FR: 'B' }, sedentary: false } });
    const apart = await asked('second', { payload: { spec_code: 4242 } });
    const gone = await asked('second', { actionType: 'delete' });
    expect((await decide(first.id, { status: 'approved' })).statusCode).toBe(200);
    expect((await decide(apart.id, { status: 'approved' })).statusCode).toBe(200);
    const refused = await decide(second.id, { status: 'approved' });
    expect(refused.statusCode).toBe(409);
    const { current } = refused.json<{ current: RevisionFull }>();
    expect(current.fields).toContainEqual({
      ...{ field: 'descriptions.fr_FR', before, after: 'B', current: 'A', conflict: true },
    });
    const choices = { 'descriptions.fr_FR': 'theirs' };
    const old = { status: 'approved', choices, object_version: current.object_version! - 1 };
    expect((await decide(second.id, old)).statusCode).toBe(409);
    const chosen = { ...old, object_version: current.object_version };
    expect((await decide(second.id, chosen)).statusCode).toBe(200);
    expect(await specie()).toMatchObject({
      ...{ descriptions: { fr_FR: 'A' }, food: 'omnivore', sedentary: false, spec_code: 4242 },
    });
    expect((await decide(gone.id, { status: 'approved' })).statusCode).toBe(409);
    expect((await decide(gone.id, { status: 'rejected', reason: 'Changed' })).statusCode).toBe(200);
  });

  it('holds one of two decisions at once, and nobody decides their own while another could', async () => {
    const one = await asked('both', { payload: { aphia_id: 77 } });
    expect((await decide(one.id, { status: 'approved' }, 'both')).statusCode).toBe(403);
    expect((await full(one.id, 'both')).may_decide).toBe(false);
    const responses = await Promise.all([
      decide(one.id, { status: 'approved' }),
      decide(one.id, { status: 'rejected' }, 'second'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const other = await asked('both', { payload: { aphia_id: 78 } });
    await byHand(server.store)
      .updateTable('app_user')
      .set({ is_active: false })
      .where('email', 'not like', 'both%')
      .execute();
    expect((await decide(other.id, { status: 'approved' }, 'both')).statusCode).toBe(200);
    await byHand(server.store).updateTable('app_user').set({ is_active: true }).execute();
  });

  it('is edited and withdrawn by its author only', async () => {
    const made = await asked(EDITOR, { payload: { food: null } });
    const path = `a/revision/${made.id}`;
    const body = { payload: { sedentary: true } };
    expect((await server.change('PUT', path, { as: 'both', body })).statusCode).toBe(403);
    const edited = await server.call('PUT', path, { as: EDITOR, body, headers: { 'if-match': '"1"' } });
    expect(edited.json<RevisionItem>()).toMatchObject({ version: 2, changed: ['sedentary'] });
    const late = await server.call('PUT', path, { as: EDITOR, body, headers: { 'if-match': '"1"' } });
    expect(late.statusCode).toBe(409);
    for (const _ of [1, 2])
      expect((await server.change('DELETE', path, { as: EDITOR })).statusCode).toBe(200);
    expect((await decide(made.id, { status: 'approved' })).statusCode).toBe(409);
    const list = async (as: string, query = '') =>
      (await server.get(`a/revision/list/${query}`, { as })).json<RevisionItem[]>().map(({ id }) => id);
    expect(await list('moderator')).not.toContain(made.id);
    expect(await list(EDITOR)).toContain(made.id);
    expect(await list('species_translator')).not.toContain(made.id);
  });

  it('is listed in pages, each naming the next one, with numbers and authors apart', async () => {
    const before = (await server.get('a/revision/summary/', { as: 'moderator' })).json<RevisionSummary>();
    for (let at = 0; at < 51; at += 1) await asked(EDITOR, { payload: { description: `Text ${at}` } });
    const page = async (query: string) => {
      const response = await server.get(`a/revision/list/?status=pending${query}`, { as: 'moderator' });
      const items = response.json<RevisionItem[]>();
      return { ids: items.map(({ id }) => id), next: response.headers['x-next'] };
    };
    const first = await page('');
    expect([first.ids.length, Number(first.next)]).toEqual([50, first.ids[49]]);
    const second = await page(`&after=${first.next}`);
    expect(second.next).toBeUndefined();
    const after = (await server.get('a/revision/summary/', { as: 'moderator' })).json<RevisionSummary>();
    expect(after.counts.pending).toBe(before.counts.pending + 51);
    expect(first.ids.length + second.ids.length).toBe(after.counts.pending);
    expect(after.authors).toContainEqual({ id: await server.accountId(EDITOR), name: expect.any(String) });
    const own = await server.get('a/revision/summary/', { as: 'species_translator' });
    expect(own.json<RevisionSummary>().counts.pending).toBeLessThan(50);
  });

  it('keeps a deleted species for the cases that name it, and for reports that come later', async () => {
    const add = { actionType: 'add', object_id: null, payload: { name: 'Novus piscis', phenotype_id: 1 } };
    const added = await asked(EDITOR, add);
    const { object_id } = (await decide(added.id, { status: 'approved' })).json<RevisionFull>();
    const id = object_id!;
    expect(await specie(id)).toMatchObject({ name: 'Novus piscis', slug: 'novus-piscis' });
    const at = new Date(Date.now() - 1000).toISOString();
    const group = await asked(EDITOR, { actionType: 'delete', object_type: 'phenotype', object_id: 1 });
    const used = await decide(group.id, { status: 'approved' });
    expect(used.statusCode).toBe(409);
    expect(used.json<{ current: RevisionFull }>().current.dependents.species).toContainEqual({
      ...{ id, name: 'Novus piscis' },
    });
    expect((await server.post('cw/pcase/create/', report({ specie_id: id }))).statusCode).toBe(201);
    const gone = await asked(EDITOR, { actionType: 'delete', object_id: id });
    expect((await decide(gone.id, { status: 'approved' })).statusCode).toBe(200);
    expect(await specie(id)).toMatchObject({ deleted: true });
    // No case names this species, so devices drop it.
    const other = await asked(EDITOR, { actionType: 'delete', object_id: 21 });
    expect((await decide(other.id, { status: 'approved' })).statusCode).toBe(200);
    expect((await server.get('fb/specie/21/')).statusCode).toBe(404);
    const dropped = await server.get(`a/check/specie/?after=${at}&del=true`);
    expect(dropped.json<number[]>()).toEqual([21]);
    // A report that waits for review must not change any public response.
    const answers = async () =>
      Promise.all(
        ['fb/specie/', 'fb/specie/21/', 'fb/specie/21/detail/', `a/check/specie/?after=${at}&del=true`].map(
          async (path) => {
            const { statusCode, headers, body } = await server.get(path);
            return [path, statusCode, headers.etag, statusCode === 200 && body];
          },
        ),
      );
    const before = await answers();
    const hidden = await server.post(
      'cw/pcase/create/',
      report({ specie_id: 21, case_geom: { type: 'Point', coordinates: [-179.5, -40.5] } }),
    );
    expect(hidden.statusCode).toBe(201);
    expect(await answers()).toEqual(before);
    const seen = `cw/case/${hidden.json<{ id: number }>().id}/`;
    const review = async (review_state: string) => {
      const body = { review_state, reason: 'Vu' };
      expect((await server.change('PATCH', seen, { as: 'admin', body })).statusCode).toBe(200);
    };
    await review('reviewed');
    expect(await specie(21)).toMatchObject({ deleted: true });
    expect((await answers())[0]).not.toEqual(before[0]);
    await review('rejected');
    expect((await server.get('fb/specie/21/')).statusCode).toBe(404);
    // A report that waited on a device is accepted; the species becomes readable again and devices fetch it.
    const since = encodeURIComponent(new Date(Date.now() - 1).toISOString());
    const late = await server.post('cw/pcase/create/', report({ specie_id: 21 }));
    expect(late.statusCode).toBe(201);
    const kept = await server.get(`cw/casesingle/${late.json<{ id: number }>().id}/`, { as: 'admin' });
    expect(kept.json()).toMatchObject({ specie_id: 21 });
    expect(await specie(21)).toMatchObject({ deleted: true });
    const followed = async (query: string) =>
      (await server.get(`a/check/specie/?after=${since}${query}`)).json<number[]>();
    // Whole days are compared, so that earlier changes of today may be listed too.
    expect(await followed('')).toContain(21);
    expect(await followed('&del=true')).not.toContain(21);
    const back = await server.post(
      `a/revision/${other.id}/revert/`,
      { uuid: uuid(960) },
      { as: 'moderator' },
    );
    expect(back.statusCode).toBe(200);
    expect((await specie(21)).deleted).toBeUndefined();
  });
});
