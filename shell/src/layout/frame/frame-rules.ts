/** Pages that need the whole width: the side menu shows pictures only beside them. */
const RAIL = new Set([
  'case-map',
  'case-list',
  'case-report',
  'algae-map',
  'algae-list',
  'map',
  'edit',
  'users',
  'translations',
  'revisions',
]);

/** Wizards: they take the page's whole attention, and have a list of their own sections beside them. */
const ALONE = new Set(['/case/report/new']);

/** Pages with a bar of their own at the bottom, on phones. */
const FORMS = new Set(['case-report', 'algae-report']);

/** What stands beside a page from 1024 px up: the side menu, its pictures only, or nothing. */
export function sideOf({ page, path }: { page: string; path: string }): 'menu' | 'rail' | null {
  if (ALONE.has(path)) return null;
  return RAIL.has(page) ? 'rail' : 'menu';
}

/** Whether a page is a form that replaces the bottom bar by its own Back and Next. */
export function isForm(page: string): boolean {
  return FORMS.has(page);
}
