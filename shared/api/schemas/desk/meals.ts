import * as z from 'zod/mini';
import { ALERT_RULES } from '../../../domain/alerts/history';
import { ALERT_STATES } from '../alert';
import { caseFull } from '../case';
import { civilDate, id } from '../common';

/** An alert in which a case was counted, for a link to it. */
export const alertLink = z.object({
  id,
  rule: z.enum(ALERT_RULES),
  state: z.enum(ALERT_STATES),
  island: id,
  from: civilDate,
  until: civilDate,
  /** what its rule counted when it raised the alert, what was expected and the chance, as in the log */
  observed: z.int(),
  expected: z.nullable(z.number()),
  probability: z.nullable(z.number()),
});

/** Most reports of a meal that are answered in full; the rest is counted in `more`. */
export const MOST_MEAL_REPORTS = 100;

/** A meal: `GET cw/meal/{id}/`, where the id is the `meal_group` of its reports. */
export const mealFull = z.object({
  id,
  /** its reports of the countries an editor manages, in order of arrival; also duplicates and rejected ones */
  reports: z.array(caseFull),
  /** number of further reports of the same countries, where there are more than `MOST_MEAL_REPORTS` */
  more: z.int(),
  /** number of its reports of other countries */
  elsewhere: z.int(),
  /** alerts that its reports raised or joined, the latest first */
  alerts: z.array(alertLink),
});
export type MealFull = z.infer<typeof mealFull>;
