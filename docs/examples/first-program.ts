/**
 * Reads the public list of cases of a portal, then sends a report. In a folder with this file:
 *
 *     npx -p typescript@5 -p openapi-typescript@7 openapi-typescript https://<portal>/api/docs/json -o portal.ts
 *     echo '{"type":"module"}' > package.json
 *     npx -p typescript@5 tsc --strict --target es2022 --lib es2022,dom --module nodenext first-program.ts
 *     PORTAL=https://<portal> TOKEN=cgw_… node first-program.js
 *
 * The token is made in the portal under “My account”, with the scopes `public` and `report`.
 */
import type { components, operations } from './portal.js';

declare const process: { env: Record<string, string | undefined> };
const { PORTAL, TOKEN } = process.env;

/** The codes with which a call refuses, as the description lists them. */
type CodeOf<Name extends keyof operations> = {
  [Status in keyof operations[Name]['responses']]: operations[Name]['responses'][Status] extends {
    content: { 'application/json': { code: infer Code } };
  }
    ? Code
    : never;
}[keyof operations[Name]['responses']];
type AnswerOf<
  Name extends keyof operations,
  Status extends keyof operations[Name]['responses'],
> = operations[Name]['responses'][Status] extends { content: { 'application/json': infer Answer } }
  ? Answer
  : never;
type Refusal<Name extends keyof operations> = components['schemas']['ErrorBody'] & { code: CodeOf<Name> };

const ask = (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' };
  return fetch(`${PORTAL}/api/${path}`, { ...init, headers });
};

/** The whole public list, each row as an object. */
async function readCases(): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let chunk = 0; ; chunk += 1) {
    const response = await ask(`cw/caselist/?chunk=${chunk}`);
    if (response.status === 404) return found;
    if (!response.ok) throw new Error(((await response.json()) as Refusal<'listCases'>).message);
    const columns = (response.headers.get('X-Columns') ?? '').split(',');
    for (const row of (await response.json()) as AnswerOf<'listCases', 200>)
      found.push(Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  }
}

/** What to do about each refusal of a report: the compiler misses one that is left out. */
function advice({ code, fields }: Refusal<'createCase'>, wait: string | null): string {
  switch (code) {
    case 'invalid_body':
    case 'invalid_json':
      return `correct ${JSON.stringify(fields)}`;
    case 'uuid_reused':
      return 'another report has this uuid: take a new one';
    case 'token_ended':
    case 'token_scope':
    case 'factor_overdue':
      return 'make a new token with the scope report';
    case 'body_too_large':
    case 'unsupported_media_type':
      return 'send JSON, and less of it';
    case 'too_many_requests':
    case 'unavailable':
    case 'disk_full':
    case 'server_error':
      return `send the same report again after ${wait ?? 60} seconds`;
  }
}

/** Sends a report; the same one may be sent again, it is stored once. */
async function sendReport(report: components['schemas']['CaseCreate']): Promise<string> {
  const response = await ask('cw/pcase/create/', { method: 'POST', body: JSON.stringify(report) });
  if (response.ok) return `case ${((await response.json()) as AnswerOf<'createCase', 201>).id}`;
  return advice((await response.json()) as Refusal<'createCase'>, response.headers.get('Retry-After'));
}

const meal = { case_uuid: crypto.randomUUID(), case_eventtime: '2026-03-01T12:00', case_location_id: 69 };
console.log((await readCases()).length, 'cases');
console.log(await sendReport(meal));
console.log(await sendReport({ ...meal, age: 34 }));
console.log(await sendReport({ ...meal, case_uuid: crypto.randomUUID(), case_location_id: 999_999 }));
