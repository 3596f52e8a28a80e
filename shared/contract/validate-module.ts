import { isRecord, isText, isTextList, noOthers, Problems, type Read } from './check';
import { checkAccess } from './check-access';
import { isModuleId, LAYOUTS, type ModuleDecl, OFFLINE, type RouteDecl } from './module';

const PATH = /^(\/(:?[a-z][a-z0-9-]*))+$/;
const KEY = /^[a-z][a-z0-9-]*$/;

const MODULE_FIELDS = [
  'id',
  'contract',
  'minApi',
  'basePath',
  'titleKey',
  'routes',
  'menu',
  'namespaces',
] as const;

/**
 * Reads a module's declaration. Hand-written, because the shell runs it on the first visit, where
 * a schema library would weigh more than all declarations together.
 */
export function readModuleDecl(value: unknown): Read<ModuleDecl> {
  const problems = new Problems();
  if (!isRecord(value)) return { ok: false, problems: ['declaration: not an object'] };
  noOthers(problems, 'declaration', value, MODULE_FIELDS);
  problems.need(isModuleId(value.id), 'id', 'not a known module');
  problems.need(Number.isInteger(value.contract), 'contract', 'not a whole number');
  problems.need(Number.isInteger(value.minApi), 'minApi', 'not a whole number');
  problems.need(isText(value.basePath) && PATH.test(value.basePath), 'basePath', 'not a path');
  problems.need(isText(value.titleKey), 'titleKey', 'missing');
  const { namespaces } = value;
  problems.need(isTextList(namespaces) && namespaces.length > 0, 'namespaces', 'missing');
  const routes = list(value.routes, 'routes', problems);
  for (const [at, route] of routes.entries()) checkRoute(route, `routes[${at}]`, problems);
  unique(routes, 'path', 'routes', problems);
  const menu = list(value.menu, 'menu', problems);
  for (const [at, entry] of menu.entries()) checkMenu(entry, routes, `menu[${at}]`, problems);
  unique(menu, 'key', 'menu', problems);
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  return { ok: true, value: value as unknown as ModuleDecl };
}

function list(value: unknown, where: string, problems: Problems): Record<string, unknown>[] {
  if (!problems.need(Array.isArray(value), where, 'not a list')) return [];
  const items = value as unknown[];
  problems.need(items.every(isRecord), where, 'an item is not an object');
  return items.filter(isRecord);
}

function checkRoute(route: Record<string, unknown>, where: string, problems: Problems): void {
  noOthers(problems, where, route, ['path', 'page', 'layout', 'access', 'desktopOnly', 'offline']);
  problems.need(isText(route.path) && PATH.test(route.path), where, 'path is not a path');
  problems.need(isText(route.page) && KEY.test(route.page), where, 'page is not a key');
  problems.need((LAYOUTS as readonly unknown[]).includes(route.layout), where, 'unknown layout');
  problems.need((OFFLINE as readonly unknown[]).includes(route.offline), where, 'unknown offline');
  checkDesktop(route, where, problems);
  const guarded = checkAccess(route.access, where, problems);
  // Specification, section 4: role-protected pages are denied while offline.
  problems.need(!guarded || route.offline === 'none', where, 'a guarded route is not for offline');
}

function checkMenu(
  entry: Record<string, unknown>,
  routes: Record<string, unknown>[],
  where: string,
  problems: Problems,
): void {
  noOthers(problems, where, entry, ['key', 'path', 'access', 'desktopOnly', 'icon']);
  problems.need(isText(entry.key) && KEY.test(entry.key), where, 'key is not a key');
  problems.need(entry.icon === undefined || isText(entry.icon), where, 'icon is not a name');
  checkDesktop(entry, where, problems);
  checkAccess(entry.access, where, problems);
  const target = routes.find((route) => route.path === entry.path) as RouteDecl | undefined;
  if (!problems.need(target !== undefined, where, 'leads to no declared route')) return;
  const shown = entry.desktopOnly === true || target?.desktopOnly !== true;
  problems.need(shown, where, 'shows a desktop-only page on small screens');
}

function checkDesktop(item: Record<string, unknown>, where: string, problems: Problems): void {
  problems.need(
    [undefined, true].includes(item.desktopOnly as true | undefined),
    where,
    'desktopOnly is true or absent',
  );
}

function unique(items: Record<string, unknown>[], field: string, where: string, problems: Problems): void {
  const seen = items.map((item) => item[field]);
  problems.need(new Set(seen).size === seen.length, where, `two items share a ${field}`);
}
