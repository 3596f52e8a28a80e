import { paramsOf, queryOf, type TrackingQuery } from '../../../algae/query';

/** Named filters of the list. */
export interface SavedView {
  name: string;
  /** URL parameters */
  search: string;
}

/** Longest name, in characters. */
export const VIEW_NAME_MAX_LENGTH = 60;
/** Largest number of saved views of an account, because the server limits the size of a setting. */
const MAX_SAVED_VIEWS = 30;

/** Reads saved views from a setting, ignoring invalid entries. */
export function readViews(value: unknown): SavedView[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: Partial<SavedView> | null) =>
    typeof one?.name === 'string' && typeof one.search === 'string'
      ? [{ name: one.name, search: paramsOf(queryOf(new URLSearchParams(one.search))).toString() }]
      : [],
  );
}

/** Adds a view, replacing one of the same name. */
export function withView(views: readonly SavedView[], name: string, query: TrackingQuery): SavedView[] {
  const made = { name, search: paramsOf(query).toString() };
  const at = views.findIndex((one) => one.name === name);
  if (at < 0) return [...views, made].slice(-MAX_SAVED_VIEWS);
  return views.map((one, index) => (index === at ? made : one));
}

/** Removes the view of this name. */
export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((one) => one.name !== name);

/** Whether the list shows this view. */
export const isShown = ({ search }: SavedView, query: TrackingQuery): boolean =>
  search === paramsOf(query).toString();
