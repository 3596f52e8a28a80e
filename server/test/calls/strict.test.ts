import { jsonSchema } from '../../src/http/json-schema';
import { fullReport, report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const stored = () => server.store.read.selectFrom('case_report').select('id').execute();
const send = (payload: string | object, path = 'cw/pcase/create/') =>
  server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const point = { type: 'Point', coordinates: [-149.4, -17.4] };

/** Paths of the objects within a JSON Schema that accept unknown properties. */
function loose(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((part, at) => loose(part, `${path}.${at}`));
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node || (node as { type?: string }).type === 'object';
  const { additionalProperties: more, propertyNames: names } = node as {
    additionalProperties?: unknown;
    propertyNames?: { pattern?: string };
  };
  // An object used as a map limits its keys and values instead.
  const map = names?.pattern !== undefined && typeof more === 'object';
  const open = own && more !== false && !map;
  return [
    ...(open ? [path] : []),
    ...Object.entries(node).flatMap(([key, part]) => loose(part, `${path}.${key}`)),
  ];
}

it('has no call that accepts an unknown field, at any depth', () => {
  const asked = server.app.calls.flatMap((call) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      call[part] ? loose(jsonSchema(call[part], 'input'), `${call.name}.${part}`) : [],
    ),
  );
  expect(asked).toEqual([]);
  expect(server.app.calls.filter((call) => call.query).length).toBeGreaterThan(5);
});

it.each([
  ['beside the others', { ...report(), junk: 1 }, { junk: 'unknown_field' }],
  [
    'in the point',
    report({ case_geom: { ...point, junk: 1 } } as never),
    { 'case_geom.junk': 'unknown_field' },
  ],
  [
    'after the coordinates',
    report({ case_geom: { type: 'Point', coordinates: [-149.4, -17.4, 12] } } as never),
    { 'case_geom.coordinates': 'too_long' },
  ],
])('names an unknown field, %s', async (_where, body, fields) => {
  const response = await send(body);
  expect([response.statusCode, response.json().code, response.json().fields]).toEqual([
    400,
    'invalid_body',
    fields,
  ]);
  expect(await stored()).toEqual([]);
});

it('names an unknown query value', async () => {
  const response = await server.get('cw/summary/?contry=4');
  expect([response.statusCode, response.json().fields]).toEqual([400, { contry: 'unknown_field' }]);
});

it.each([
  ['cw/pcase/create/', { ...report(), case_geom: { ...point, junk: 'x'.repeat(1_000_000) } }],
  ['cw/pcase/create/', { ...report(), website: 'x'.repeat(66_000) }],
  ['cw/contact/', { case_uuid: report().case_uuid, cont_name: 'x'.repeat(66_000) }],
])('%s takes 64 kB at most, and stores nothing of a larger body', async (path, body) => {
  const response = await send(body, path);
  expect([response.statusCode, response.json().code]).toEqual([413, 'body_too_large']);
  expect(await stored()).toEqual([]);
  expect(await server.store.read.selectFrom('contact').select('id').execute()).toEqual([]);
});

it('limits the body of a change too', async () => {
  const body = { gsympt_other_obs: 'x'.repeat(66_000) };
  const response = await server.change('PATCH', 'cw/case/1/', { as: 'cases_editor', body });
  expect(response.statusCode).toBe(413);
});

it('accepts the longest possible report, written in the most wasteful way', async () => {
  const texts = { gsympt_diagnostic: 4000, gsympt_other_obs: 4000, case_purchase_place: 255, med_place: 200 };
  const long = Object.entries(texts).map(
    ([field, most]) => `"${field}":"${String.raw`\u00e9`.repeat(most)}"`,
  );
  const rest = JSON.stringify({ ...fullReport(), website: 'x'.repeat(200) }).slice(1, -1);
  const response = await send(`{${rest},${long.join()}}`);
  expect(response.statusCode).toBe(201);
  await byHand(server.store).deleteFrom('case_report').execute();
});

it.each([
  ['lists', (levels: number) => '['.repeat(levels) + ']'.repeat(levels)],
  ['objects', (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
])('responds to 10,000 levels of %s with 400, wherever they are', async (_what, deep) => {
  const open = JSON.stringify(report()).slice(0, -1);
  const bodies = [
    deep(10_000),
    `${open},"case_geom":${deep(10_000)}}`,
    `${open},"case_geom":{"type":"Point","coordinates":${deep(10_000)}}}`,
  ];
  for (const payload of bodies) {
    for (const path of ['token/', 'cw/pcase/create/', 'token/logout/']) {
      const response = await send(payload, path);
      expect([path, response.statusCode, response.json().code]).toEqual([path, 400, 'invalid_json']);
    }
  }
  expect(await stored()).toEqual([]);
});

it('returns 500 cases a page at most', async () => {
  const asked = async (limit: string) =>
    (await server.get(`cw/case/?limit=${limit}`, { as: 'cases_editor' })).json();
  expect((await asked('501')).fields).toEqual({ limit: 'too_large' });
  expect((await asked('0')).fields).toEqual({ limit: 'too_small' });
  expect((await asked('9999')).fields).toEqual({ limit: 'pattern' });
  expect((await asked('500')).results).toEqual(expect.any(Array));
});

it('does not return an error larger than the body', async () => {
  const junk = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`a${at}`, 1]));
  const response = await send(junk);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toHaveLength(100);
});
