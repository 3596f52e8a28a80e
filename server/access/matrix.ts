import { scopesOf, TOKEN_SCOPES } from '@ciguawatch/shared/contract/access/token-scopes';
import { jsonb } from '../src/db/json';
import { READERS } from '../src/features/audit/readers';
import type { AnyCall } from '../src/http/registered';
import { report, VITI_LEVU } from '../test/cases/samples';
import { byHand } from '../test/support/by-hand';
import type { TestServer } from '../test/support/harness';
import { cellOf, historyOf, linkOf, makeObjects } from './answers';
import { ASKERS, addPlainAccount, OTHER, OWN } from './askers';

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

/** Every call that the server has, in its own order, the one that ends logins last. */
async function calls(server: TestServer): Promise<string> {
  const objects = await makeObjects(server);
  const last = (call: AnyCall): number => Number(call.name === 'logout');
  const rows: Row[] = [];
  for (const call of [...server.app.calls].sort((a, b) => last(a) - last(b))) {
    const row = [`${call.method} ${call.route}`];
    for (const asker of ASKERS) row.push(await cellOf(server, call, asker, objects));
    rows.push(row);
  }
  return table(['call', ...names], rows);
}

async function histories(server: TestServer): Promise<string> {
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
  const rows: Row[] = [];
  for (const kind of kinds) {
    const row = [kind];
    for (const asker of ASKERS) row.push(await historyOf(server, kind, asker));
    rows.push(row);
  }
  return table(['history of', ...names], rows);
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

/** The whole document, as the server answers at this moment. */
export async function accessMatrix(server: TestServer): Promise<string> {
  await addPlainAccount(server);
  // Histories and links before the calls: one of those ends every login.
  const [history, link] = [await histories(server), await links(server)];
  const access = await calls(server);
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
