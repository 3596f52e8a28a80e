import { randomUUID } from 'node:crypto';
import { jsonb } from '../src/db/json';
import { addAccount } from '../src/features/users/add-account';
import type { AnyCall } from '../src/http/registered';
import { report, VITI_LEVU } from '../test/cases/samples';
import { byHand } from '../test/support/by-hand';
import type { TestServer } from '../test/support/harness';
import { type Asker, OTHER, OWN } from './askers';

/** What somebody gets of a call. */
export type Cell = 'yes' | 'login' | 'no' | 'country' | 'own';

interface Two {
  own: number;
  other: number;
  /** Owned by the person, not by their country: another's is refused as a whole. */
  personal?: true;
}

/** An object of the own country and one of the other, for the addresses below a prefix of one or two parts; those
 * of a person have the account behind the prefix, or behind the name of the call. */
export type Objects = Record<string, Two>;

/** What a call is sent that leads to one's own objects only when its body is sound. */
const BODIES: Record<string, object> = {
  writeNote: { uuid: randomUUID(), kind: 'note', text: 'x', mentions: [] },
  patchNote: { text: 'x', mentions: [] },
  editRevision: { payload: { food: 'x' } },
  swapCases: { duplicate: 1, version: 1 },
  redactCase: { line: 1, field: 'age', reason: 'x' },
  redactAlert: { line: 1, field: 'note', reason: 'x' },
  answerSilence: { answer: 'none' },
  // Open wordings are open already: nobody's answer changes that of the next.
  decideWording: { state: 'open' },
  decideApproval: { status: 'approved' },
  markCoverage: {
    source: 'haedat',
    marks: [{ island: 106, from: '2017-01', until: '2017-01', observed: false }],
  },
};

/** Objects that the addresses with a number lead to; an area without one here fails. */
export async function makeObjects(server: TestServer): Promise<Objects> {
  const send = async (body: object) =>
    (await server.post('cw/pcase/create/', body, { as: 'admin' })).json<{ id: number }>().id;
  const own = await send(report());
  const other = await send(report({ case_location_id: VITI_LEVU }));
  const pair = async (one: number, place: Partial<Parameters<typeof report>[0]>, country: number) => {
    const second = await send(report(place));
    const { id } = await byHand(server.store)
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
  const accounts = { own: await account(server, OWN), other: await account(server, OTHER) };
  const sampling = async (at_country: number) => {
    const body = { uuid: randomUUID(), at_country };
    return (await server.post('gd/tracking/', body, { as: 'admin' })).json<{ id: number }>().id;
  };
  const samplings = { own: await sampling(OWN), other: await sampling(OTHER) };
  // Species and groups belong to no country; a login or a passkey is asked for by its owner alone.
  return {
    ...{
      'cw/pair': pairs,
      'cw/coverage': { own: OWN, other: OTHER },
      'cw/silence': await silences(server),
      'a/translation': await wordings(server),
      ...(await threads(server, own, other)),
      cw: { own, other },
      fb: { own: 22, other: 22 },
    },
    ...{ 'gd/tracking': samplings, phenotype: { own: 1, other: 1 } },
    ...(await revisions(server)),
    ...(await approvals(server)),
    ...{ 'a/users': accounts, 'a/session': { own: 1, other: 1 }, 'a/factor': { own: 1, other: 1 } },
    ...{ 'a/token': { own: 1, other: 1 }, 'a/sso': { own: 1, other: 1 } },
  };
}

/** A question about an island of each country. */
async function silences({ store }: TestServer): Promise<Two> {
  const add = async (country: number, island: number) => {
    const span = { since: '2017-01-01', until: '2017-02-01', months: 2, expected: 5, chance: 0.005 };
    const { id } = await byHand(store)
      .insertInto('silence')
      .values({ country, island, ...span, asked_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return { own: await add(OWN, 106), other: await add(OTHER, VITI_LEVU) };
}

/** A proposed wording in a language of each country. */
async function wordings({ store }: TestServer): Promise<Two> {
  const add = async (language: string) => {
    const place = { namespace: 'shell', page: 'home', key: 'title' };
    const { id } = await byHand(store)
      .insertInto('wording')
      .values({ language, ...place, text: 'x', at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return { own: await add('fr_FR'), other: await add('fj_FJ') };
}

/** A note and a private file of a case of each country. */
async function threads({ store }: TestServer, ...cases: [own: number, other: number]): Promise<Objects> {
  const add = async (case_id: number) => {
    const of = { uuid: randomUUID(), case_id, at: new Date(0) };
    const note = await byHand(store)
      .insertInto('case_note')
      .values({ ...of, body_hash: '', kind: 'note', text: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = { kind: 'other', name: 'x', type: 'application/pdf', size: 1, key: randomUUID() } as const;
    const attachment = await byHand(store)
      .insertInto('case_attachment')
      .values({ ...of, ...file, asked: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { note: note.id, attachment: attachment.id };
  };
  const [own, other] = [await add(cases[0]), await add(cases[1])];
  return {
    'cw/note': { own: own.note, other: other.note },
    'cw/attachment': { own: own.attachment, other: other.attachment },
  };
}

/** For each account a change of its own and one of somebody else, whatever its roles. */
async function revisions({ store }: TestServer): Promise<Objects> {
  const users = await store.read.selectFrom('app_user').select(['id', 'email']).execute();
  const numbers = new Map<string, number>();
  for (const { id: user_id, email } of users) {
    const what = { action_type: 'update', object_type: 'specie', object_id: 22, object_name: 'A fish' };
    const values = {
      payload: jsonb({}),
      before: jsonb({ food: null }),
      after: jsonb({ food: 'x' }),
      base_version: 1,
    };
    const { id } = await byHand(store)
      .insertInto('revision')
      .values({ uuid: randomUUID(), ...what, ...values, user_id, created_at: new Date(0) } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    numbers.set(email, id);
  }
  const other = numbers.get('admin@demo.example') ?? 0;
  const of = ([email, own]: [string, number]) => [
    `a/revision ${email.replace('@demo.example', '')}`,
    { own, other, personal: true },
  ];
  return { 'a/revision': { own: other, other }, ...Object.fromEntries([...numbers].map(of)) };
}

/** A waiting change of each country, asked for by nobody here, and for each account one of its own. */
async function approvals({ store }: TestServer): Promise<Objects> {
  const wait = async (country: number, asked_by: number | null): Promise<number> => {
    const sent = { call: 'patchCase', params: jsonb({ id: '1' }), body: jsonb({}), base_version: 1 };
    const found = { opens: 1, countries: [country], changes: jsonb([]), fingerprint: randomUUID() };
    const { id } = await byHand(store)
      .insertInto('approval')
      .values({ ...sent, ...found, asked_by, asked_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const decided = { own: await wait(OWN, null), other: await wait(OTHER, null) };
  const users = await store.read.selectFrom('app_user').select(['id', 'email']).orderBy('id').execute();
  const own = new Map<string, number>();
  for (const { id, email } of users) own.set(email.replace('@demo.example', ''), await wait(OWN, id));
  const other = own.get('admin') ?? 0;
  const takenBack = [...own].map(([as, mine]): [string, Two] => [
    `takeBackApproval ${as}`,
    { own: mine, other, personal: true },
  ]);
  return { 'a/approval': decided, ...Object.fromEntries(takenBack) };
}

/** An account of a country, without any role. */
async function account(server: TestServer, country: number): Promise<number> {
  const email = `country${country}@demo.example`;
  const own = { first_name: '', last_name: '', email, user_country: country, is_demo: true };
  const none = { groups: [], countries: [], scope: { roles: [], countries: [] } };
  return server.store.tx((trx) => addAccount(trx, { ...own, ...none }, null, null));
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
  const area =
    objects[`${call.name} ${asker.as}`] ??
    objects[`${house}/${room} ${asker.as}`] ??
    objects[`${house}/${room}`] ??
    objects[house];
  if (!area) throw new Error(`${call.name} leads to an object that the matrix does not know`);
  const own = await ask(server, call, asker, call.route.replace(':id', String(area.own)));
  const other = await ask(server, call, asker, call.route.replace(':id', String(area.other)));
  if (own === other) return own;
  if (own === 'yes' && other === (area.personal ? 'no' : 'country')) return 'own';
  throw new Error(`${call.name} answers ${asker.name} ${own} for the own country and ${other} for the other`);
}

async function ask(server: TestServer, call: AnyCall, asker: Asker, path: string): Promise<Cell> {
  const response = await server.call(
    call.method,
    path.replace(':code', 'fr_FR').replace(':kind', 'case').replace(':key', 'list'),
    {
      ...(asker.as !== null && { as: asker.as }),
      // A version and a token that do not exist: even an allowed call then changes nothing.
      headers: { 'if-match': '"999999"' },
      ...(call.body && { body: BODIES[call.name] ?? (call.params ? {} : { refresh: 'x' }) }),
    },
  );
  const { code } = response.statusCode >= 400 ? response.json<{ code: string }>() : { code: '' };
  if (response.statusCode >= 500) throw new Error(`${call.name} failed: ${response.body}`);
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
  const response = await server.get(`a/audit/?kind=${kind}&id=7`, options);
  if (response.statusCode === 401) return 'login';
  if (response.statusCode === 403) return 'no';
  const seen = response.json<{ after: { country: number } }[]>().map(({ after }) => after.country);
  return seen.includes(OTHER) ? 'yes' : seen.includes(OWN) ? 'own' : 'no';
}

/** Links one case to another by both fields; what both say, or an error where they differ. */
export async function linkOf(server: TestServer, as: string, from: number, to: number): Promise<Cell> {
  const cells: Cell[] = [];
  for (const body of [{ duplicate_of: to }, { match_event: String(to) }]) {
    const response = await server.change('PATCH', `cw/case/${from}/`, { as, body });
    const { code } = response.json<{ code?: string }>();
    cells.push(response.statusCode === 200 ? 'yes' : code === 'country_forbidden' ? 'country' : 'no');
    const undo = { duplicate_of: null, match_event: null };
    await server.change('PATCH', `cw/case/${from}/`, { as: 'admin', body: undo });
  }
  const [first = 'no', second = 'no'] = cells;
  if (first !== second) throw new Error(`${as} links ${from} to ${to}: ${first}, ${second}`);
  return first;
}
