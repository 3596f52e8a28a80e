import * as z from 'zod/mini';
import { type Access, meetsAccess } from '../../../contract/access/access';
import { ROLE, type RoleId } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import type { ChangeKind } from '../../schemas/desk/events';

const editors: Access = { all: [ROLE.cases_editor] };

/**
 * Whether a stream may tell of changes of a kind.
 * @param roles the reader's roles, or null without an account
 */
export const mayHear = (kind: ChangeKind, roles: readonly RoleId[] | null): boolean =>
  meetsAccess(kind === 'public' ? 'open' : editors, roles);

/** Media type of an event stream (HTML standard, server-sent events). */
export const EVENT_STREAM = 'text/event-stream';

/** Prefix of a `Last-Event-ID` that states for how many milliseconds the browser may have missed changes. */
export const AGE = 'age';

/**
 * Responds with `text/event-stream`; only to requests that accept it. Each event has a list of `ServerChange` as its
 * data and a version as its id. With `Last-Event-ID` the first one holds what was missed: since the event of that id, or
 * in the last 850 milliseconds for `age.850`, from a browser that heard none yet. Without an account it tells of public
 * rows alone.
 */
export const streamChanges = defineCall<void, void, string>({
  name: 'streamChanges',
  method: 'GET',
  route: 'cw/events/',
  path: () => 'cw/events/',
  answer: z.string(),
  access: 'open',
  summary:
    'Tells as it happens that public rows changed and, to an editor, cases, alerts or observed months of the countries managed; ends with the access token, without one after five minutes',
});
