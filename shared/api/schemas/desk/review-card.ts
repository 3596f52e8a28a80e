import * as z from 'zod/mini';
import { REVIEW_STATES } from '../../../domain/codes/choices';
import { fishNote } from '../alert';
import { civilDate, id, instant, version } from '../common';
import { pairItem } from '../pairs';
import { alertLink } from './meals';

/** What a decision of an editor was about. */
const DECIDED = ['state', 'duplicate', 'meal', 'place', 'fish', 'deleted', 'restored'] as const;

/** Another case drawn on the small map. */
const nearCase = z.object({
  id,
  /** longitude -180 to 180 and latitude: its point, else the label of its place */
  point: z.tuple([z.number(), z.number()]),
  case_eventdate: z.nullable(civilDate),
  review_state: z.enum(REVIEW_STATES),
});

/** Greatest number of other cases on the small map. */
export const MOST_NEAR = 100;

/** What an editor wants to know of a case before deciding on it: `GET cw/case/{id}/review/`. */
export const reviewCard = z.object({
  id,
  version,
  /** its point, else the label of its place; null where neither is known */
  point: z.nullable(z.tuple([z.number(), z.number()])),
  /** cases within 40 km whose meal was within a year of its own, the nearest days first */
  near: z.array(nearCase),
  /**
   * The island nearest to its point, where the point is far from the place it names: distances in kilometres
   * of the point from that island and from the named place. Null otherwise.
   */
  island: z.nullable(z.object({ id, km: z.number(), off: z.number() })),
  /** open proposals with this case, most probable first */
  pairs: z.array(pairItem),
  /** the last decision of an editor; null without any */
  last: z.nullable(
    z.object({
      at: instant,
      /** name of the editor; null where the account is gone */
      by: z.nullable(z.string()),
      what: z.enum(DECIDED),
      /** the state that was set, with `state` */
      state: z.nullable(z.enum(REVIEW_STATES)),
      reason: z.nullable(z.string()),
    }),
  ),
  /** whether earlier reports, of the editor's countries, came from the same device or name the same contact */
  earlier: z.boolean(),
  /** its meal, with the numbers of its reports and of people ill; null where no other report is linked */
  meal: z.nullable(z.object({ id, reports: z.int(), ill: z.int() })),
  /** alerts that it raised or joined, the latest first */
  alerts: z.array(alertLink),
  /** what its fish tells: first on the island, or again within 30 days by somebody else */
  notes: z.array(fishNote),
});
export type ReviewCard = z.infer<typeof reviewCard>;
