import { randomUUID } from 'node:crypto';
import type { CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { engines } from '../support/test-store';
import { setUpCases } from './case-setup';
import { report, VITI_LEVU } from './samples';

const EDITOR = 'cases_editor';
const MOOREA = 70;
/** Off Mahina on Tahiti, and on Huahine, 170 km from there. */
const [OFF_TAHITI, ON_HUAHINE] = [
  [-149.45, -17.5],
  [-151.0, -16.75],
];
const at = (coordinates: unknown) => ({ type: 'Point', coordinates });

describe.each(engines)('the review card on %s', (engine) => {
  const on = setUpCases(engine);
  const card = async (id: number, as = EDITOR) =>
    (await on.server.get(`cw/case/${id}/review/`, { as })).json<ReviewCard>();
  const patch = (id: number, body: object) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: EDITOR, body });

  it('lists cases within 40 km and a year, with or without a point, and no others', async () => {
    const here = await on.send({ case_geom: at(OFF_TAHITI) });
    const point = await on.send({ case_geom: at([-149.5, -17.45]) });
    const island = await on.send();
    await on.send({ case_geom: at(ON_HUAHINE) });
    await on.send({ case_eventtime: '2024-12-01T12:00' });
    const { near, point: own } = await card(here);
    expect(own).toEqual(OFF_TAHITI);
    expect(near.map(({ id }) => id).sort()).toEqual([point, island].sort());
  });

  it('lists cases on the other side of 180°', async () => {
    const here = await on.send({ case_location_id: VITI_LEVU, case_geom: at([179.95, -17]) });
    const east = await on.send({ case_location_id: VITI_LEVU, case_geom: at([-179.95, -17]) });
    expect((await card(here, 'cases_editor.fj')).near.map(({ id }) => id)).toContain(east);
  });

  it('proposes the island of a point that is far from the named place, and none for a point that fits', async () => {
    const far = await on.send({ case_geom: at(ON_HUAHINE) });
    const { island } = await card(far);
    const place = await on.server.get(`cw/location/?ids=${island?.id}`);
    expect(place.json<{ name: string }[]>()[0]?.name).toBe('Huahine');
    expect(island?.km).toBeLessThan(10);
    expect(island?.off).toBeGreaterThan(100);
    const fits = await on.send({ case_geom: at(OFF_TAHITI) });
    expect((await card(fits)).island).toBeNull();
    await patch(far, { case_location_id: island?.id, reason: 'The point lies there' });
    expect(await card(far)).toMatchObject({
      island: null,
      last: { what: 'place', reason: 'The point lies there' },
    });
  });

  it('says the last decision of an editor: who, what and why, but not what the reporter changed', async () => {
    const id = await on.send();
    expect((await card(id)).last).toBeNull();
    await patch(id, { review_state: 'rejected', reason: 'Invented' });
    await patch(id, { gsympt_other_obs: 'no decision' });
    expect((await card(id)).last).toMatchObject({ what: 'state', state: 'rejected', reason: 'Invented' });
    expect((await card(id)).last?.by).toEqual(expect.any(String));
  });

  it('says whether earlier reports came from the same device, and only of countries of the editor', async () => {
    const device_mark = randomUUID();
    const first = await on.send({ device_mark });
    const abroad = await on.send({ device_mark, case_location_id: VITI_LEVU });
    const third = await on.send({ device_mark });
    const other = await on.send({ device_mark: randomUUID() });
    expect((await card(first)).earlier).toBe(false);
    expect((await card(third)).earlier).toBe(true);
    expect((await card(other)).earlier).toBe(false);
    expect((await card(abroad, 'cases_editor.fj')).earlier).toBe(false);
  });

  it('says whether an earlier report names the same address or number, however it is written', async () => {
    const withContact = async (contact: object) => {
      const case_uuid = randomUUID();
      const made = await on.server.post('cw/contact/', { case_uuid, ...contact });
      return on.send({ case_uuid, contact_id: made.json<{ id: number }>().id });
    };
    await withContact({ cont_email: 'hina@mail.pf', cont_phone: '87 77 88 12' });
    expect((await card(await withContact({ cont_email: 'Hina@mail.pf' }))).earlier).toBe(true);
    expect((await card(await withContact({ cont_phone: '87-77-88-12' }))).earlier).toBe(true);
    expect((await card(await withContact({ cont_email: 'teva@mail.pf' }))).earlier).toBe(false);
    expect((await card(await withContact({ cont_phone: '12' }))).earlier).toBe(false);
    const answer = await on.server.get(`cw/case/${await withContact({ cont_phone: '87778812' })}/review/`, {
      as: EDITOR,
    });
    expect(answer.body).not.toContain('87778812');
  });

  it('is for editors of the country of the case', async () => {
    const id = await on.send();
    expect((await on.server.get(`cw/case/${id}/review/`, { as: 'cases_editor.fj' })).statusCode).toBe(403);
    expect((await on.server.get('cw/case/999999/review/', { as: EDITOR })).statusCode).toBe(404);
  });

  it('a reason is kept with the change of a place, though nothing was decided', async () => {
    const id = await on.send();
    await patch(id, { case_location_id: MOOREA, reason: 'Named in the observations' });
    const trail = await on.server.get(`a/audit/?kind=case&id=${id}`, { as: EDITOR });
    expect(trail.body).toContain('Named in the observations');
  });

  it('neighbours of a case follow the filter and the order of its list, also once it left the filter', async () => {
    const send = (age: number) => on.send({ age }, (part) => report(part));
    const [a, b, c, d] = [await send(31), await send(34), await send(32), await send(33)];
    const beside = async (id: number, list = '') =>
      (await on.server.get(`cw/case/${id}/beside/${list}`, { as: EDITOR })).json<RelatedCases>();
    expect(await beside(c)).toMatchObject({ newer: d, older: b });
    expect(await beside(c, '?sort=age')).toMatchObject({ newer: a, older: d });
    const version = (await patch(c, { review_state: 'reviewed' })).json<CaseFull>().version;
    expect(version).toBe(2);
    expect(await beside(c, '?review_state=new')).toMatchObject({ newer: d, older: b });
    expect(await beside(a, '?review_state=new&sort=age')).toMatchObject({ newer: null, older: d });
    const wrong = await on.server.get(`cw/case/${a}/beside/?sort=nothing`, { as: EDITOR });
    expect(wrong.statusCode).toBe(400);
  });
});
