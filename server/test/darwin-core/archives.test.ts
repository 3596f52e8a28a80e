import { unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { taxonName } from '../../src/features/plain/darwin-core/taxon-name';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ OPEN_SAMPLINGS: '4' });
  deployTexts(server);
  const station = { at_country: 4, station: 'Rikitea', at_water_temperature: 26.4, at_sampling_depth: 3 };
  const at_geom = { type: 'Point', coordinates: [-134.96, -23.11] };
  const visit = { ...station, at_geom, at_sampling_time: '2026-02-03T09:20' };
  const rows = [
    { ...visit, at_species: 2, at_cells_nb: 420 },
    { ...visit, at_species: 1, at_cells_nb: 0 },
    { ...visit, at_species: 3, identification: 'Gambierdiscus cf. polynesiensis', at_cells_nb: null },
    { ...station, at_species: 2, at_cells_nb: 7, cells_unit: 'per_cm2', code: 'a\tb\nc' },
    { ...station, at_sampling_time: '2016', at_toxicity_data: 'MARKER-toxicity' },
  ];
  for (const body of rows)
    expect((await server.post('gd/tracking/', body, { as: 'algae_editor' })).statusCode).toBe(201);
  await server.store.tx((trx) =>
    trx.insertInto('tracking').values({ at_country: 10, code: 'MARKER-closed', at_species: 2 }).execute(),
  );
});
afterAll(() => server.stop());

interface Read {
  file: string;
  rowType: string;
  rows: Record<string, string>[];
}

/** An archive as its reader has it: what `meta.xml` says, over the lines of its files. */
async function read(name: string): Promise<Read[]> {
  const response = await server.app.inject({ url: `/plain/darwin-core/${name}.zip` });
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, '*']);
  const files = Object.fromEntries(
    Object.entries(unzipSync(response.rawPayload)).map(([file, bytes]) => [
      file,
      Buffer.from(bytes).toString(),
    ]),
  );
  const xml = (file: string) => new JSDOM(files[file], { contentType: 'text/xml' }).window.document;
  const eml = xml('eml.xml');
  expect(eml.documentElement.localName).toBe('eml');
  // Both texts have their translation, as EML 2.2 writes it.
  const french = [...eml.querySelectorAll('title > value, abstract value')];
  expect(french.map((value) => value.getAttribute('xml:lang'))).toEqual(['fr', 'fr']);
  const meta = xml('meta.xml');
  expect(meta.documentElement.namespaceURI).toBe('http://rs.tdwg.org/dwc/text/');
  const tables = [...meta.querySelectorAll('core, extension')];
  expect(tables.map(({ localName }) => localName)).toEqual([
    'core',
    ...tables.slice(1).map(() => 'extension'),
  ]);
  expect(Object.keys(files).length).toBe(tables.length + 2);
  return tables.map((table) => {
    const file = table.querySelector('location')?.textContent ?? '';
    const terms = [...table.querySelectorAll('field')].map((field) => field.getAttribute('term') ?? '');
    const [head = [], ...lines] = (files[file] ?? '')
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split('\t'));
    expect(head).toEqual(terms.map((term) => term.replace(/^.*\//, '')));
    for (const line of lines) expect([file, line.length]).toEqual([file, head.length]);
    const rows = lines.map((line) => Object.fromEntries(head.map((key, at) => [key, line[at] ?? ''])));
    return { file, rowType: table.getAttribute('rowType') ?? '', rows };
  });
}

const unique = (values: (string | undefined)[]) => new Set(values).size === values.length;

describe('samplings', () => {
  it('are events with occurrences and measurements, none of them without its core', async () => {
    const [events, occurrences, facts] = (await read('samplings')) as [Read, Read, Read];
    expect([events.rows.length, occurrences.rows.length]).toEqual([3, 4]);
    const known = new Set(events.rows.map(({ eventID }) => eventID));
    const found = new Set(occurrences.rows.map(({ occurrenceID }) => occurrenceID));
    expect([unique([...events.rows.map(({ eventID }) => eventID)]), found.size]).toEqual([true, 4]);
    expect(unique(facts.rows.map(({ measurementID }) => measurementID))).toBe(true);
    for (const { eventID, occurrenceID } of [...occurrences.rows, ...facts.rows])
      expect([known.has(eventID ?? ''), occurrenceID === '' || found.has(occurrenceID ?? '')]).toEqual([
        true,
        true,
      ]);
  });

  it('a count of 0 is an absence, and no count says nothing of how many', async () => {
    const [, { rows }, facts] = (await read('samplings')) as [Read, Read, Read];
    expect(
      rows.map((row) => [row.scientificName, row.identificationQualifier, row.occurrenceStatus]),
    ).toEqual([
      ['Gambierdiscus toxicus', '', 'present'],
      ['Gambierdiscus', 'sp.', 'absent'],
      ['Gambierdiscus', 'cf. polynesiensis', 'present'],
      ['Gambierdiscus toxicus', '', 'present'],
    ]);
    // The number of a species stands for a sure name of it alone.
    expect(rows.map((row) => row.scientificNameID !== '')).toEqual([true, false, false, true]);
    const counts = facts.rows.filter(({ occurrenceID }) => occurrenceID !== '');
    expect(counts.map((fact) => [fact.measurementValue, fact.measurementUnit])).toEqual([
      ['420', 'cells per gram of algae'],
      ['0', 'cells per gram of algae'],
      ['7', 'cells per square centimetre'],
    ]);
    // The temperature is that of the sampling, once.
    expect(facts.rows.length - counts.length).toBe(3);
  });

  it('keep partial dates, to the day, and hold neither notes nor closed countries', async () => {
    const [events] = (await read('samplings')) as [Read, Read, Read];
    expect(events.rows.map(({ eventDate, fieldNumber }) => [eventDate, fieldNumber])).toEqual([
      ['2026-02-03', ''],
      ['', 'a b c'],
      ['2016', ''],
    ]);
    expect(JSON.stringify(await read('samplings'))).not.toContain('MARKER');
  });

  it('are the same bytes while the data are the same', async () => {
    const bytes = async () =>
      (await server.app.inject({ url: '/plain/darwin-core/samplings.zip' })).rawPayload.toString('base64');
    expect(await bytes()).toBe(await bytes());
  });
});

it('the directory is taxa with names, each of a taxon', async () => {
  const [taxa, names] = (await read('directory')) as [Read, Read];
  expect(taxa.rowType).toBe('http://rs.tdwg.org/dwc/terms/Taxon');
  const ids = taxa.rows.map(({ taxonID }) => taxonID);
  expect([ids.length > 50, unique(ids)]).toEqual([true, true]);
  const known = new Set(ids);
  expect(names.rows.length).toBeGreaterThan(50);
  for (const { taxonID, language } of names.rows)
    expect([known.has(taxonID ?? ''), language?.length]).toEqual([true, expect.any(Number)]);
});

it.each([
  [
    'en',
    'No date: 1',
    'No point: 2',
    'No species: 1',
    /without a number of the World Register of Marine Species: 2/,
  ],
  [
    'fr',
    'Sans date\u00a0: 1',
    'Sans point\u00a0: 2',
    'Sans espèce\u00a0: 1',
    /sans numéro du registre .*\u00a0: 2/,
  ],
])('says in %s what OBIS would refuse', async (lang, date, point, name, register) => {
  const { body } = await server.app.inject({ url: `/plain/darwin-core?lang=${lang}` });
  for (const text of [date, point, name]) expect(body).toContain(text);
  expect(body).toMatch(register);
});

test.each([
  ['Gambierdiscus toxicus', 'Gambierdiscus toxicus', null, 'species'],
  ['Gambierdiscus sp.', 'Gambierdiscus', 'sp.', 'genus'],
  ['Gambierdiscus spp', 'Gambierdiscus', 'spp', 'genus'],
  ['Gambierdiscus cf. polynesiensis', 'Gambierdiscus', 'cf. polynesiensis', 'genus'],
  ['Ostreopsis', 'Ostreopsis', null, 'genus'],
])('%s is %s with %s', (name, scientificName, qualifier, rank) => {
  expect(taxonName(name)).toEqual({ scientificName, qualifier, rank });
});
