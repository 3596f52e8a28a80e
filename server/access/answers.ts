import type { AnyCall } from '../src/http/registered';
import { report, VITI_LEVU } from '../test/cases/samples';
import type { TestServer } from '../test/harness';
import { type Asker, OTHER, OWN } from './askers';

/** What somebody gets of a call. */
export type Cell = 'yes' | 'login' | 'no' | 'country' | 'own';

/** An object of the own country and one of the other, for the addresses below a prefix of one or two parts. */
export type Objects = Record<string, { own: number; other: number }>;

/** Objects that the addresses with a number lead to; an area without one here fails. */
export async function makeObjects(server: TestServer): Promise<Objects> {
  const send = async (body: object) =>
    (await server.post('cw/pcase/create/', body, { as: 'admin' })).json<{ id: number }>().id;
  const own = await send(report());
  const other = await send(report({ case_location_id: VITI_LEVU }));
  const pair = async (one: number, place: Partial<Parameters<typeof report>[0]>, country: number) => {
    const second = await send(report(place));
    const { id } = await server.store.read
      .insertInto('case_pair')
      .values({ low: one, high: second, country, probability: 1, decision: 'unrelated' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const pairs = {
    own: await pair(own, {}, OWN),
    other: await pair(other, { case_location_id: VITI_LEVU }, OTHER),
  };
  // Species belong to no country.
  return { 'cw/pair': pairs, cw: { own, other }, fb: { own: 22, other: 22 } };
}

/** Asks a call for an object of the own country and for one of the other. */
export async function cellOf(
  server: TestServer,
  call: AnyCall,
  asker: Asker,
  objects: Objects,
): Promise<Cell> {
  if (!call.route.includes(':id')) return ask(server, call, asker, call.route);
  const [house = '', room = ''] = call.route.split('/');
  const area = objects[`${house}/${room}`] ?? objects[house];
  if (!area) throw new Error(`${call.name} leads to an object that the matrix does not know`);
  const own = await ask(server, call, asker, call.route.replace(':id', String(area.own)));
  const other = await ask(server, call, asker, call.route.replace(':id', String(area.other)));
  if (own === other) return own;
  if (own === 'yes' && other === 'country') return 'own';
  throw new Error(`${call.name} answers ${asker.name} ${own} for the own country and ${other} for the other`);
}

async function ask(server: TestServer, call: AnyCall, asker: Asker, path: string): Promise<Cell> {
  const answer = await server.call(
    call.method,
    path.replace(':code', 'fr_FR').replace(':kind', 'case').replace(':key', 'list'),
    {
      ...(asker.as !== null && { as: asker.as }),
      // A version that nothing has, and a token that nobody has: what is allowed changes nothing all the same.
      headers: { 'if-match': '"999999"' },
      ...(call.body && { body: call.params ? {} : { refresh: 'x' } }),
    },
  );
  const { code } = answer.statusCode >= 400 ? answer.json<{ code: string }>() : { code: '' };
  if (answer.statusCode >= 500) throw new Error(`${call.name} failed: ${answer.body}`);
  if (code === 'token_missing') return 'login';
  if (code === 'forbidden') return 'no';
  return code === 'country_forbidden' ? 'country' : 'yes';
}

/** Which countries' cases stand in the editors' list of somebody. */
export async function listedCountries(server: TestServer, as: string): Promise<number[]> {
  const page = await server.get('cw/case/', { as });
  const rows = page.json<{ results: { case_country: number }[] }>().results;
  return [...new Set(rows.map((row) => row.case_country))].sort();
}

/** What somebody reads of the history of one kind of object: all of it, that of the own country, or nothing. */
export async function historyOf(server: TestServer, kind: string, asker: Asker): Promise<Cell> {
  const options = asker.as === null ? {} : { as: asker.as };
  const answer = await server.get(`a/audit/?kind=${kind}&id=7`, options);
  if (answer.statusCode === 401) return 'login';
  if (answer.statusCode === 403) return 'no';
  const seen = answer.json<{ after: { country: number } }[]>().map(({ after }) => after.country);
  return seen.includes(OTHER) ? 'yes' : seen.includes(OWN) ? 'own' : 'no';
}

/** Links one case to another by both fields; what both say, or an error where they differ. */
export async function linkOf(server: TestServer, as: string, from: number, to: number): Promise<Cell> {
  const cells: Cell[] = [];
  for (const body of [{ duplicate_of: to }, { match_event: String(to) }]) {
    const answer = await server.call('PATCH', `cw/case/${from}/`, { as, body });
    const { code } = answer.json<{ code?: string }>();
    cells.push(answer.statusCode === 200 ? 'yes' : code === 'country_forbidden' ? 'country' : 'no');
    const undo = { duplicate_of: null, match_event: null };
    await server.call('PATCH', `cw/case/${from}/`, { as: 'admin', body: undo });
  }
  const [first = 'no', second = 'no'] = cells;
  if (first !== second) throw new Error(`${as} links ${from} to ${to}: ${first}, ${second}`);
  return first;
}
