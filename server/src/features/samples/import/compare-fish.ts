import { isOfMeal } from '@ciguawatch/shared/domain/codes/sample-choices';
import type { fishColumns } from '../content';

/** Columns of a fish. */
export type Fish = ReturnType<typeof fishColumns>;

/** Fields of a fish that differ, where both say something. */
export const differingFields = (a: Fish, b: Fish): (keyof Fish)[] =>
  (Object.keys(a) as (keyof Fish)[]).filter(
    (field) =>
      field !== 'code' &&
      field !== 'of_meal' &&
      a[field] !== null &&
      b[field] !== null &&
      a[field] !== b[field],
  );

/** What either says of a fish; the first one first. */
export const mergedFish = (a: Fish, b: Fish): Fish =>
  Object.fromEntries(
    (Object.keys(a) as (keyof Fish)[]).map((field) => [field, a[field] ?? b[field]]),
  ) as unknown as Fish;

/** A stored fish updated from a table; empty cells, code and meal leave the stored values. */
export const updatedFish = (stored: Fish, given: Fish): Fish => ({
  ...mergedFish(given, stored),
  code: stored.code,
  of_meal: stored.of_meal,
});

/** Whether a fish of this table cannot be linked to the case that its stored sample belongs to. */
export const losesItsCase = (stored: Fish, given: Fish): boolean =>
  stored.case_id !== null && !isOfMeal(given.origin);
