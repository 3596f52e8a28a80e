import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import { ALERT_RULES, type AlertRule } from '../../domain/alerts/history';
import { defineCall, defineChange, queryText } from '../call';
import {
  ALERT_STATES,
  type AlertDecision,
  type AlertDetail,
  type AlertPage,
  type AlertReplay,
  type AlertState,
  alertDecision,
  alertDetail,
  alertPage,
  alertReplay,
  type FishNote,
  fishNote,
} from '../schemas/alert';
import { idParams } from '../schemas/common';

const editors: Access = { all: [ROLE.cases_editor] };
const idText = z.string().check(z.regex(/^\d{1,9}$/));

/** Filters of the alert log; a missing one does not restrict. */
export interface AlertFilter {
  state?: AlertState | null;
  rule?: AlertRule | null;
  island?: number | null;
  /** year, at the place, in which the window ends */
  year?: number | null;
  /** text in the note */
  note?: string | null;
  page?: number | undefined;
  /**
   * id of an alert: returns those after it in the list, stable while alerts are added or changed; excludes
   * `page`
   */
  after?: number;
}

export const listAlerts = defineCall<AlertFilter, void, AlertPage>({
  name: 'listAlerts',
  method: 'GET',
  route: 'cw/alert/',
  path: (filter) => `cw/alert/${queryText({ ...filter })}`,
  query: z.strictObject({
    state: z.optional(z.enum(ALERT_STATES)),
    rule: z.optional(z.enum(ALERT_RULES)),
    island: z.optional(idText),
    year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    note: z.optional(z.string().check(z.maxLength(100))),
    page: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    after: z.optional(idText),
  }),
  answer: alertPage,
  access: editors,
  summary:
    'Alerts of the countries an editor manages, the latest first; with `after` those that follow an alert in the list',
});

export const getAlert = defineCall<{ id: number }, void, AlertDetail>({
  name: 'getAlert',
  method: 'GET',
  route: 'cw/alert/:id/',
  path: ({ id }) => `cw/alert/${id}/`,
  params: idParams,
  answer: alertDetail,
  access: editors,
  summary: 'One alert with its cases, its months and what every rule says',
});

export const decideAlert = defineChange<{ id: number }, AlertDecision, AlertDetail>({
  name: 'decideAlert',
  method: 'PATCH',
  route: 'cw/alert/:id/',
  path: ({ id }) => `cw/alert/${id}/`,
  params: idParams,
  body: alertDecision,
  answer: alertDetail,
  access: editors,
  summary: 'Verify or discard an alert with a note; If-Match carries the version the decision is based on',
});

export const listFishNotes = defineCall<void, void, FishNote[]>({
  name: 'listFishNotes',
  method: 'GET',
  route: 'cw/alert/note/',
  path: () => 'cw/alert/note/',
  answer: z.array(fishNote),
  access: editors,
  summary:
    'Notes of the last year on the fish of cases: first on its island, or again within 30 days by somebody else',
});

export const replayAlerts = defineCall<{ country?: number; island?: number | null }, void, AlertReplay>({
  name: 'replayAlerts',
  method: 'GET',
  route: 'cw/alert/replay/',
  path: (place) => `cw/alert/replay/${queryText({ ...place })}`,
  query: z.strictObject({ country: z.optional(idText), island: z.optional(idText) }),
  answer: alertReplay,
  access: editors,
  summary: 'What each rule would have raised on the recorded cases of a country or an island, month by month',
});
