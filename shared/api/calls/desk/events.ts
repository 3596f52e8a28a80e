import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';

const editors: Access = { all: [ROLE.cases_editor] };

/** Media type of an event stream (HTML standard, server-sent events). */
export const EVENT_STREAM = 'text/event-stream';

/** Start of a `Last-Event-ID` that holds the milliseconds for which a browser may have missed changes. */
export const AGE = 'age';

/**
 * Responds with `text/event-stream`; only to requests that accept it. Each event has a list of `ServerChange` as its
 * data and a version as its id. With `Last-Event-ID` the first one holds what was missed: since the event of that id, or
 * in the last 850 milliseconds for `age.850`, from a browser that heard none yet.
 */
export const streamChanges = defineCall<void, void, string>({
  name: 'streamChanges',
  method: 'GET',
  route: 'cw/events/',
  path: () => 'cw/events/',
  answer: z.string(),
  access: editors,
  summary:
    'Tells as it happens that cases, alerts or observed months of the countries an editor manages changed; ends with the access token',
});
