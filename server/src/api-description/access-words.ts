import { rolesOf } from '@ciguawatch/shared/contract/access/access';
import { roleName } from '@ciguawatch/shared/contract/access/roles';
import { scopesOf } from '@ciguawatch/shared/contract/access/token-scopes';
import type { AnyCall } from '../http/registered';
import type { Json } from './json';

/** Logins and personal tokens, by the names that `security` of a call uses. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Access token of a person who logged in with `POST /api/token/`. It lasts some minutes; `POST /api/token/refresh/` gives the next one.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Personal token (`cgw_…`), which a person makes in their account for a program. It never does more than its owner may. It also works as the password of HTTP Basic.',
  },
} as const;

const rolesOfCall = ({ access }: AnyCall): string[] => rolesOf(access).map(roleName);

/** How a call may be made, for `security`; `x-roles` and `x-token-scopes` say for whom and for which tokens. */
export function accessOf(call: AnyCall): Json {
  const { access } = call;
  const scopes = scopesOf(call.name);
  const own = access === 'open' ? [{}] : [{ session: [] }];
  return {
    security: [...own, ...(scopes.length > 0 ? [{ token: [] }] : [])],
    ...(typeof access === 'object' && {
      'x-roles': { ['all' in access ? 'all' : 'any']: rolesOfCall(call) },
    }),
    ...(scopes.length > 0 && { 'x-token-scopes': scopes }),
  };
}

const quoted = (names: readonly string[], word: string): string =>
  names.map((name) => `\`${name}\``).join(` ${word} `);

/** The same in two sentences, for people. */
export function accessSentences(call: AnyCall): string {
  const { access } = call;
  const scopes = scopesOf(call.name);
  const roles = rolesOfCall(call);
  const people = {
    open: 'Anybody.',
    connected: 'Any account.',
    roles: `Accounts with the role ${quoted(roles, typeof access === 'object' && 'any' in access ? 'or' : 'and')}.`,
  }[typeof access === 'string' ? access : 'roles'];
  const programs =
    scopes.length === 0
      ? 'No personal token opens it.'
      : `Personal tokens with the scope ${quoted(scopes, 'or')}.`;
  return `**Who:** ${people} ${programs}`;
}
