import type { Access } from './access/access';
import { readAccess } from './access/check-access';
import { isRecord, isText, isTextList, type ParseResult, Problems, rejectUnknownFields } from './check';
import {
  CONTRACT,
  FRAMES,
  isModuleId,
  type MenuDecl,
  type ModuleDecl,
  OFFLINE,
  RELS,
  type RouteDecl,
  type WorkDecl,
} from './module';
import { otherContract } from './release/other-contract';

type RawObject = Record<string, unknown>;
/** The given object, with its access parsed. */
type ObjectWithAccess = RawObject & { access: Access };

const PATH_PATTERN = /^(\/(:?[a-z][a-z0-9-]*))+$/;
const KEY_PATTERN = /^[a-z][a-z0-9-]*$/;
const TEXT_KEY_PATTERN = /^[a-z]\w*\.[a-z]\w*$/;
const COUNT_ADDRESS = /^a\/work\/[a-z][a-z0-9-]*\/$/;

const MODULE_FIELDS = [
  '$schema',
  'id',
  'contract',
  'minApi',
  'basePath',
  'titleKey',
  'routes',
  'menu',
  'work',
  'namespaces',
] as const;

/**
 * Parses a module's declaration and turns role names into ids. Hand-written, because the shell runs it on
 * the first visit, where a schema library would outweigh all declarations. `module.schema.json` gives
 * editors the same rules.
 */
export function readModuleDecl(value: unknown): ParseResult<ModuleDecl> {
  const problems = new Problems();
  if (!isRecord(value)) return { ok: false, problems: ['declaration: not an object'] };
  const other = otherContract(value);
  if (other !== null) return { ok: false, problems: [`contract: ${other}, this portal reads ${CONTRACT}`] };
  rejectUnknownFields(problems, 'declaration', value, MODULE_FIELDS);
  problems.need(isModuleId(value.id), 'id', 'not a known module');
  problems.need(Number.isInteger(value.contract), 'contract', 'not a whole number');
  problems.need(Number.isInteger(value.minApi), 'minApi', 'not a whole number');
  problems.need(isText(value.basePath) && PATH_PATTERN.test(value.basePath), 'basePath', 'not a path');
  problems.need(
    isText(value.titleKey) && TEXT_KEY_PATTERN.test(value.titleKey),
    'titleKey',
    'not a key of a text',
  );
  const { namespaces } = value;
  problems.need(isTextList(namespaces) && namespaces.length > 0, 'namespaces', 'missing');
  const routes = readList(value.routes, 'routes', problems);
  for (const [at, route] of routes.entries()) checkRoute(route, `routes[${at}]`, problems);
  checkUnique(routes, 'path', 'routes', problems);
  checkUnique(routes, 'rel', 'routes', problems);
  const menu = readList(value.menu, 'menu', problems);
  for (const [at, entry] of menu.entries()) checkMenu(entry, routes, `menu[${at}]`, problems);
  checkUnique(menu, 'key', 'menu', problems);
  const work = readList(value.work, 'work', problems);
  for (const [at, entry] of work.entries()) checkWork(entry, routes, `work[${at}]`, problems);
  checkUnique(work, 'count', 'work', problems);
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  const { $schema, ...fields } = value;
  return { ok: true, value: { ...fields, routes, menu, work } as unknown as ModuleDecl };
}

/** The objects of a list, each with its access parsed. */
function readList(value: unknown, where: string, problems: Problems): ObjectWithAccess[] {
  if (!problems.need(Array.isArray(value), where, 'not a list')) return [];
  const items = value as unknown[];
  problems.need(items.every(isRecord), where, 'an item is not an object');
  return items
    .filter(isRecord)
    .map((item, at) => ({ ...item, access: readAccess(item.access, `${where}[${at}]`, problems) }));
}

const ROUTE_FIELDS: Record<keyof RouteDecl, true> = {
  path: true,
  page: true,
  access: true,
  desktopOnly: true,
  offline: true,
  frame: true,
  form: true,
  rel: true,
};

function checkRoute(route: ObjectWithAccess, where: string, problems: Problems): void {
  rejectUnknownFields(problems, where, route, Object.keys(ROUTE_FIELDS));
  problems.need(isText(route.path) && PATH_PATTERN.test(route.path), where, 'path is not a path');
  problems.need(isText(route.page) && KEY_PATTERN.test(route.page), where, 'page is not a key');
  problems.need(checkOneOf(OFFLINE, route.offline), where, 'unknown offline');
  problems.need(route.frame === undefined || checkOneOf(FRAMES, route.frame), where, 'unknown frame');
  checkTrueOrAbsent(route, 'form', where, problems);
  checkTrueOrAbsent(route, 'desktopOnly', where, problems);
  if (route.rel !== undefined && problems.need(checkOneOf(RELS, route.rel), where, 'unknown rel')) {
    const needsId = route.rel === 'specie';
    problems.need(
      String(route.path).includes(':id') === needsId,
      where,
      'rel and the id in the path disagree',
    );
  }
  // Specification, section 4: role-protected pages are denied offline.
  const guarded = typeof route.access !== 'string';
  problems.need(!guarded || route.offline === 'none', where, 'a guarded route is not for offline');
}

const MENU_FIELDS: Record<keyof MenuDecl, true> = {
  key: true,
  path: true,
  access: true,
  desktopOnly: true,
  icon: true,
  group: true,
};

function checkMenu(
  entry: ObjectWithAccess,
  routes: ObjectWithAccess[],
  where: string,
  problems: Problems,
): void {
  rejectUnknownFields(problems, where, entry, Object.keys(MENU_FIELDS));
  problems.need(isText(entry.key) && KEY_PATTERN.test(entry.key), where, 'key is not a key');
  problems.need(entry.icon === undefined || isText(entry.icon), where, 'icon is not a name');
  const grouped = entry.group !== undefined;
  problems.need(
    !grouped || (isText(entry.group) && KEY_PATTERN.test(entry.group)),
    where,
    'group is not a key',
  );
  checkTrueOrAbsent(entry, 'desktopOnly', where, problems);
  const target = routes.find((route) => route.path === entry.path);
  if (!problems.need(target !== undefined, where, 'leads to no declared route')) return;
  const shown = entry.desktopOnly === true || target?.desktopOnly !== true;
  problems.need(shown, where, 'shows a desktop-only page on small screens');
}

const WORK_FIELDS: Record<keyof WorkDecl, true> = { access: true, count: true, labelKey: true, to: true };

function checkWork(
  entry: ObjectWithAccess,
  routes: ObjectWithAccess[],
  where: string,
  problems: Problems,
): void {
  rejectUnknownFields(problems, where, entry, Object.keys(WORK_FIELDS));
  problems.need(entry.access !== 'open', where, 'work waits for somebody, not for everybody');
  problems.need(
    isText(entry.count) && COUNT_ADDRESS.test(entry.count),
    where,
    'count is not an address a/work/…/',
  );
  problems.need(
    isText(entry.labelKey) && TEXT_KEY_PATTERN.test(entry.labelKey),
    where,
    'labelKey is not a key of a text',
  );
  const path = isText(entry.to) ? entry.to.split('?')[0] : undefined;
  const target = routes.find((route) => route.path === path);
  problems.need(target !== undefined && !path?.includes(':'), where, 'leads to no declared route');
}

const checkOneOf = (words: readonly unknown[], value: unknown): boolean => words.includes(value);

function checkTrueOrAbsent(item: RawObject, field: string, where: string, problems: Problems): void {
  problems.need(item[field] === undefined || item[field] === true, where, `${field} is true or absent`);
}

function checkUnique(items: RawObject[], field: string, where: string, problems: Problems): void {
  const values = items.map((item) => item[field]).filter((value) => value !== undefined);
  problems.need(new Set(values).size === values.length, where, `two items share a ${field}`);
}
