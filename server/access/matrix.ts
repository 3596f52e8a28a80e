import type { Access } from '@ciguawatch/shared/contract/access/access';
import type { Power } from '@ciguawatch/shared/contract/access/powers';
import { scopesOf, TOKEN_SCOPES } from '@ciguawatch/shared/contract/access/token-scopes';
import { jsonb } from '../src/db/json';
import { READERS } from '../src/features/audit/readers';
import type { AnyCall } from '../src/http/registered';
import { report, VITI_LEVU } from '../test/cases/samples';
import { byHand } from '../test/support/by-hand';
import type { TestServer } from '../test/support/harness';
import { type Cell, cellOf, historyOf, linkOf, makeObjects } from './answers';
import { ASKERS, addPlainAccount, OTHER, OWN } from './askers';
import { powersOf } from './powers';

type Row = string[];

/** A table with its columns as wide as they must be. */
function table(head: Row, rows: Row[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)));
  const line = (row: Row): string => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
}

const names = ASKERS.map(({ name }) => name);

/** What each of `ASKERS` got of a call or a history, after its name and how the document names it. */
interface Answered {
  name: string;
  shown: string;
  cells: Cell[];
}

const answerTable = (head: string, answers: readonly Answered[]): string =>
  table(
    [head, ...names],
    answers.map(({ shown, cells }) => [shown, ...cells]),
  );

/** Every call of the server in registration order; the call that ends logins comes last. */
async function calls(server: TestServer): Promise<Answered[]> {
  const objects = await makeObjects(server);
  const last = (call: AnyCall): number => Number(call.name === 'logout');
  const rows: Answered[] = [];
  for (const call of [...server.app.calls].sort((a, b) => last(a) - last(b))) {
    const cells: Cell[] = [];
    for (const asker of ASKERS) cells.push(await cellOf(server, call, asker, objects));
    rows.push({ name: call.name, shown: `${call.method} ${call.route}`, cells });
  }
  return rows;
}

async function histories(server: TestServer): Promise<Answered[]> {
  const kinds = Object.keys(READERS);
  const change = { at: new Date(0), user_id: null, object_id: '7', action: 'change', before: null };
  await byHand(server.store)
    .insertInto('audit')
    .values(
      kinds.flatMap((kind) =>
        [OWN, OTHER].map((country) => ({ ...change, kind, country, after: jsonb({ country }) })),
      ),
    )
    .execute();
  const rows: Answered[] = [];
  for (const kind of kinds) {
    const cells: Cell[] = [];
    for (const asker of ASKERS) cells.push(await historyOf(server, kind, asker));
    rows.push({ name: `history of ${kind}`, shown: kind, cells });
  }
  return rows;
}

const COUNTRY = { [OWN]: 'French Polynesia', [OTHER]: 'Fiji' } as const;

async function links(server: TestServer): Promise<string> {
  const send = async (country: number) => {
    const body = report(country === OTHER ? { case_location_id: VITI_LEVU } : {});
    return (await server.post('cw/pcase/create/', body, { as: 'admin' })).json<{ id: number }>().id;
  };
  const editors = ['cases_editor', 'cases_editor.fj', 'admin'];
  const rows: Row[] = [];
  for (const [from, to] of [
    [OWN, OWN],
    [OWN, OTHER],
    [OTHER, OWN],
    [OTHER, OTHER],
  ] as const) {
    const [one, other] = [await send(from), await send(to)];
    const row = [`${COUNTRY[from]} to ${COUNTRY[to]}`];
    for (const as of editors) row.push(await linkOf(server, as, one, other));
    rows.push(row);
  }
  return table(['a case of', 'editor of French Polynesia', 'editor of Fiji', 'editor of both'], rows);
}

/** Addresses of the calls that each scope of tokens opens. */
function scopes({ app }: TestServer): string {
  const rows = app.calls
    .filter(({ name }) => scopesOf(name).length > 0)
    .map(
      ({ name, method, route }): Row => [
        `${method} ${route}`,
        ...TOKEN_SCOPES.map((scope) => (scopesOf(name).includes(scope) ? 'yes' : 'no')),
      ],
    );
  return table(['call', ...TOKEN_SCOPES], rows);
}

/** What the server answers at this moment: the whole document, and the lines of the page on roles. */
export async function accessMatrix(server: TestServer): Promise<{ document: string; powers: Power[] }> {
  await addPlainAccount(server);
  // Histories and links before the calls: one of those ends every login.
  const [history, link] = [await histories(server), await links(server)];
  const access = await calls(server);
  const asked = [...access, ...history].map(({ name, cells: [, noRole = 'no', ...roles] }) => {
    return [name, { noRole, roles }] as const;
  });
  return {
    document: documentOf(server, answerTable('call', access), answerTable('history of', history), link),
    powers: powersOf(accessOf(server), new Map(asked)),
  };
}

/** What a call, or the history of a kind, is declared to need. */
function accessOf({ app }: TestServer): (ask: string) => Access {
  const declared = new Map([
    ...app.calls.map(({ name, access }) => [name, access] as const),
    ...Object.entries(READERS).map(([kind, { access }]) => [`history of ${kind}`, access] as const),
  ]);
  return (ask) => declared.get(ask) ?? 'open';
}

function documentOf(server: TestServer, access: string, history: string, link: string): string {
  return `# Who may do what

Asked of the running server, not written by hand: \`npm run matrix\` rewrites this file, and a test of the API
(\`server/access/matrix.test.ts\`) fails while it does not say what the server does.

- **yes**: the call goes through, to a success or to a complaint about what was sent
- **login**: 401, an account is needed
- **no**: 403, the account lacks the role
- **own**: of the countries that the account manages, and of revisions those of one's own; 403 for those of others
- **country**: 403, one of the two cases is of a country that the account does not manage

Each role is held by an account that has no other one and manages French Polynesia; the other country is Fiji.

## Calls

${access}

\`GET cw/case/\` lists the cases of the countries that the account manages, and no others.

## Tokens for programs

What each scope of a token opens, within what its owner may; every other call refuses it (\`server/test/accounts/tokens.test.ts\` asks each).

${scopes(server)}

## Histories: \`GET a/audit/\` by kind of object

${history}

## Links between cases: \`duplicate_of\` and \`match_event\` by \`PATCH cw/case/:id/\`

${link}
`;
}
