import { scopesOf } from '@ciguawatch/shared/contract/access/token-scopes';
import type { AnyCall } from '../../http/registered';
import type { RefusalCode } from './code-words';
import { OWN_REFUSALS } from './own-refusals';

/** What a refusal follows from, with the codes that it then has. */
const RULES: readonly { when(call: AnyCall): unknown; status: number; codes: readonly RefusalCode[] }[] = [
  {
    when: ({ params, query, body, bytes }) => params ?? query ?? body ?? bytes,
    status: 400,
    codes: ['invalid_body'],
  },
  { when: ({ body }) => body, status: 400, codes: ['invalid_json'] },
  { when: () => true, status: 401, codes: ['token_ended'] },
  { when: isClosed, status: 401, codes: ['token_missing', 'token_invalid', 'factor_missing'] },
  { when: () => true, status: 403, codes: ['token_scope'] },
  { when: mayBeOverdue, status: 403, codes: ['factor_overdue'] },
  { when: ({ access }) => typeof access !== 'string', status: 403, codes: ['forbidden'] },
  { when: ({ params }) => params, status: 404, codes: ['not_found'] },
  { when: ({ ifMatch }) => ifMatch, status: 409, codes: ['conflict'] },
  { when: ({ ifMatch }) => ifMatch, status: 400, codes: ['invalid_body'] },
  { when: ({ body, bytes }) => body ?? bytes, status: 413, codes: ['body_too_large'] },
  { when: ({ body, bytes }) => body ?? bytes, status: 415, codes: ['unsupported_media_type'] },
  { when: ({ ifMatch }) => ifMatch, status: 428, codes: ['version_required'] },
  { when: ({ name }) => scopesOf(name).length > 0, status: 429, codes: ['too_many_requests'] },
  { when: () => true, status: 500, codes: ['server_error'] },
  { when: () => true, status: 503, codes: ['unavailable', 'disk_full'] },
];

function isClosed({ access }: AnyCall): boolean {
  return access !== 'open';
}

/** Calls that act for a person, who may yet have to add a second step; an open one does so for a token. */
function mayBeOverdue(call: AnyCall): boolean {
  if (isClosed(call)) return !call.enrolling;
  return scopesOf(call.name).some((scope) => scope !== 'public');
}

/** Every status of 400 and more that a call answers, in ascending order, each with its codes. */
export function refusalsOf(call: AnyCall): [status: number, codes: RefusalCode[]][] {
  const found = new Map<number, Set<RefusalCode>>();
  const add = (status: number, codes: readonly RefusalCode[]): void => {
    found.set(status, new Set([...(found.get(status) ?? []), ...codes]));
  };
  for (const { when, status, codes } of RULES) if (when(call)) add(status, codes);
  for (const [status, codes] of Object.entries(OWN_REFUSALS[call.name] ?? {})) add(Number(status), codes);
  return [...found].toSorted(([one], [other]) => one - other).map(([status, codes]) => [status, [...codes]]);
}
