import { type Access, rolesOf } from '@ciguawatch/shared/contract/access/access';
import type { Power } from '@ciguawatch/shared/contract/access/powers';
import { ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import type { AnyCall } from '../src/http/registered';
import type { Cell } from './answers';
import { LINES, type Line } from './power-lines';

/** What the accounts with one role each get of a call or a history, in the order of `ROLE_IDS`, and an account without any. */
export interface Asked {
  noRole: Cell;
  roles: readonly Cell[];
}

const opened = (cell: Cell | undefined): boolean => cell !== undefined && cell !== 'no' && cell !== 'login';

/**
 * The lines of the page on roles, each with the roles to which the running server opens its calls.
 * @param accessOf what a call or a history is declared to need
 * @param asked what was answered, by the name of the call, or `history of` and its kind
 * @throws Error where the calls of a line are opened to different roles, or a limit by country is not said
 */
export function powersOf(
  accessOf: (ask: string) => Access,
  asked: ReadonlyMap<string, Asked>,
  lines: readonly Line[] = LINES,
): Power[] {
  return lines.map(({ asks, ...line }) => {
    const found = asks.map((ask) => {
      const cells = asked.get(ask);
      if (!cells) throw new Error(`${line.key} stands for ${ask}, which the server does not have`);
      const limited = [...cells.roles].some((cell) => cell === 'own' || cell === 'country');
      if (limited && line.within === 'all') throw new Error(`${line.key}: ${ask} is limited by country`);
      return JSON.stringify(grantOf(cells, accessOf(ask)));
    });
    const [first, ...others] = new Set(found);
    if (first === undefined || others.length > 0)
      throw new Error(`${line.key} stands for calls of different roles: ${asks.join(', ')}`);
    return { ...line, ...(JSON.parse(first) as Pick<Power, 'roles' | 'together'>) };
  });
}

function grantOf({ noRole, roles }: Asked, access: Access): Pick<Power, 'roles' | 'together'> {
  if (opened(noRole)) return { roles: [] };
  const held = ROLE_IDS.filter((_, at) => opened(roles[at]));
  if (held.length > 0) return { roles: held };
  // No role opens it alone: the account must hold all that are named.
  return { roles: rolesOf(access), together: true };
}

/** Names of calls and histories for which an account is needed and no line stands; counts of waiting work are those of their lists. */
export function unsaid(calls: readonly AnyCall[], histories: readonly string[]): string[] {
  const said = new Set(LINES.flatMap(({ asks }) => asks));
  const closed = calls.filter(({ access, route }) => access !== 'open' && !route.startsWith('a/work/'));
  return [...closed.map(({ name }) => name), ...histories].filter((name) => !said.has(name));
}
