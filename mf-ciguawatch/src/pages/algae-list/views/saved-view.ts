import { paramsOf, queryOf, type TrackingQuery } from '../../../algae/query';

/** Filters of the list under a name. */
export interface SavedView {
  name: string;
  /** parameters of the address */
  search: string;
}

/** Characters of a name at most. */
export const NAME_MAX = 60;
/** Views that one person keeps at most: a setting is small. */
const MOST_VIEWS = 30;

/** What was kept, without what is no view. */
export function readViews(value: unknown): SavedView[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: Partial<SavedView> | null) =>
    typeof one?.name === 'string' && typeof one.search === 'string'
      ? [{ name: one.name, search: paramsOf(queryOf(new URLSearchParams(one.search))).toString() }]
      : [],
  );
}

/** The views with one more, in the place of the one of the same name. */
export function withView(views: readonly SavedView[], name: string, query: TrackingQuery): SavedView[] {
  const made = { name, search: paramsOf(query).toString() };
  const at = views.findIndex((one) => one.name === name);
  if (at < 0) return [...views, made].slice(-MOST_VIEWS);
  return views.map((one, index) => (index === at ? made : one));
}

/** The views without one. */
export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((one) => one.name !== name);

/** Whether the list shows what a view asks for. */
export const isShown = ({ search }: SavedView, query: TrackingQuery): boolean =>
  search === paramsOf(query).toString();
