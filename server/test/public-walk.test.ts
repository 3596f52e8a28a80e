import { randomUUID } from 'node:crypto';
import { boxesOf, placesOf } from '@ciguawatch/shared/api/packed-lists';
import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { fullReport } from './cases/samples';
import { deployTexts } from './plain/portal-texts';
import { TestServer } from './support/harness';
import { readAllPublic } from './support/public-reads';

/** Values of a report that only its editors may see. */
const SECRETS = [
  'MARKER',
  'Hinatea',
  'hinatea@example.com',
  '87654321',
  '149.4321987',
  '17.4567123',
  '35.8765432',
  // day of the meal and of the consultation, and the hour at the place and in UTC
  ...['2026-03-10', '2026-03-11', '19:30', '05:30'],
];

describe('what the public can read', () => {
  let server: TestServer;
  const uuid = randomUUID();
  beforeAll(async () => {
    server = await TestServer.start();
    deployTexts(server);
    const contact = {
      case_uuid: uuid,
      cont_name: 'Hinatea',
      cont_email: 'hinatea@example.com',
      cont_phone: '87654321',
    };
    const contact_id = (await server.post('cw/contact/', contact)).json<{ id: number }>().id;
    const sent = await server.post('cw/pcase/create/', fullReport({ case_uuid: uuid, contact_id }));
    expect(sent.statusCode).toBe(201);
  });
  afterAll(() => server.stop());

  it('holds nothing that only editors may see, whatever the call', async () => {
    const bodies = await readAllPublic(server);
    expect(bodies.size).toBeGreaterThan(25);
    for (const [path, body] of bodies)
      for (const secret of [...SECRETS, uuid]) expect([path, body.includes(secret)]).toEqual([path, false]);
  });

  it('of a case is the allow-list, without a private column', async () => {
    const columns = String((await server.get('cw/caselist/?chunk=0')).headers['x-columns']).split(',');
    expect(columns).toEqual([...PUBLIC_COLUMNS]);
    for (const column of [
      'case_uuid',
      'contact_id',
      'age',
      'case_eventtime',
      'case_eventdate',
      'case_location_id',
      'gsympt_other_obs',
      'med_place',
      'created_at',
      'match_event',
    ]) {
      expect(columns).not.toContain(column);
    }
  });

  it('of places, species and groups has the shapes of the contract', async () => {
    const keys = async (path: string) => Object.keys((await server.get(path)).json()[0]).sort();
    const place = [
      'center',
      'country',
      'id',
      'loca_bbox',
      'name',
      'names',
      'parent_id',
      'parent_name',
      'population',
      'timezone',
      'type',
      'version',
      'withhold',
      'withhold_profile',
    ];
    expect(await keys('cw/location/')).toEqual(place);
    expect(await keys('cw/location/?geom=true')).toEqual([...place, 'geometry', 'licence', 'source'].sort());
    expect(await keys('fb/specie/')).toEqual([
      'aphia_id',
      'description',
      'descriptions',
      'descriptions_read',
      'family',
      'food',
      'id',
      'media',
      'name',
      'phenotype_id',
      'sedentary',
      'slug',
      'spec_code',
      'traits',
      'translations',
      'version',
    ]);
    expect(await keys('phenotype/')).toEqual([
      'description',
      'descriptions',
      'families',
      'id',
      'media',
      'slug',
      'translation',
      'value',
      'version',
    ]);
    expect(await keys('gd/specie/')).toEqual(['aphia_id', 'as_name', 'id', 'potentially_toxic']);
  });

  it('of places is the same in fewer bytes, with boxes of islands and localities separate', async () => {
    const rows = (await server.get('cw/location/')).json<Location[]>();
    const packed = await server.get('cw/location/?format=packed');
    const boxes = await server.get('cw/location/?format=boxes');
    const places = placesOf(packed.json());
    const box = new Map(boxesOf(boxes.json()).map(({ id, loca_bbox }) => [id, loca_bbox]));
    expect(new Set(places.filter(({ loca_bbox }) => loca_bbox).map(({ type }) => type))).toEqual(
      new Set(['C', 'A']),
    );
    expect(places.map((place) => ({ ...place, loca_bbox: box.get(place.id) }))).toEqual(rows);
    expect(box.size).toBe(rows.length);
    expect(packed.body.length).toBeLessThan(JSON.stringify(rows).length / 4);
  });

  it('of places has zones, populations and names', async () => {
    const places = (await server.get('cw/location/')).json<
      { id: number; timezone: string; population: unknown; names: object }[]
    >();
    const place = (id: number) => places.find((found) => found.id === id);
    expect(places).toHaveLength(1069);
    expect(place(92)?.timezone).toBe('Pacific/Marquesas');
    expect(place(69)).toMatchObject({
      timezone: 'Pacific/Tahiti',
      population: { value: 191_779, islands: [69], year: 2022 },
    });
    expect(place(71)).toMatchObject({ withhold: true, population: { value: 343, islands: [71] } });
    expect(place(122)).toMatchObject({
      withhold: true,
      population: { value: 1736, islands: [121, 122, 123] },
    });
    expect(place(70)).toMatchObject({ names: { ty: 'Moʻorea' } });
    const some = (await server.get('cw/location/?ids=69,92&geom=true')).json<
      { id: number; geometry: object }[]
    >();
    expect(some.map(({ id }) => id)).toEqual([69, 92]);
    expect(some[0]?.geometry).toMatchObject({ type: 'MultiPolygon' });
    expect((await server.get('cw/location/?ids=1;drop')).statusCode).toBe(400);
    const many = (count: number) =>
      server.get(`cw/location/?geom=true&ids=${Array.from({ length: count }, (_, at) => at + 1)}`, {
        headers: { 'accept-encoding': 'br' },
      });
    expect((await many(100)).headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect((await many(101)).statusCode).toBe(400);
  });

  it('of a species has its names in every language, in order', async () => {
    const specie = (await server.get('fb/specie/65/')).json();
    expect(specie).toMatchObject({ id: 65, name: 'Scarus altipinnis', food: 'herbivore', sedentary: true });
    expect(
      specie.translations.map(({ lang, value }: { lang: string; value: string }) => `${lang} ${value}`),
    ).toEqual([
      'fr_FR Perroquet à filament',
      'en_US Filament-finned parrotfish',
      'ty_PF paʻati',
      'ty_PF uhu',
      'ty_PF pahoro',
    ]);
    expect((await server.get('fb/specie/9999/')).json().code).toBe('not_found');
  });

  it('on home are counts, updated when a case comes', async () => {
    const read = async () => (await server.get('cw/summary/')).json();
    expect(await read()).toMatchObject({
      country: 4,
      year: 2026,
      month: 3,
      cases: 1,
      islands: 1,
      species: [{ specie_id: 22, cases: 1 }],
      outbreaks: [],
    });
    for (let i = 0; i < 5; i++) await server.post('cw/pcase/create/', fullReport({ specie_id: 16 }));
    const after = await read();
    expect(after).toMatchObject({
      cases: 6,
      species: [
        { specie_id: 16, cases: 5 },
        { specie_id: 22, cases: 1 },
      ],
      outbreaks: [{ island: 69, cases: 6, verdict: 'open', verified: false }],
    });
    expect(after.months).toHaveLength(12);
    expect(after.months[11]).toEqual({ year: 2026, month: 3, cases: 6, observed: false });
    expect((await server.get('cw/summary/?country=3')).json()).toMatchObject({ country: 3, cases: 0 });
    expect((await server.get('cw/summary/?country=99')).json().fields).toEqual({ country: 'unknown_id' });
  });
});
