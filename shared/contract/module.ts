import type { Access } from './access/access';

/**
 * Number of this contract. A module states the number it was built for; the shell refuses another.
 * Raise it when a declaration or the lifecycles change in a way an older shell cannot read.
 */
export const CONTRACT = 2;

/** Version of the server interface this shell was built against, compared with `minApi`. */
export const API_VERSION = 1;

/** The four areas, each deployed alone. */
export const MODULE_IDS = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/**
 * What stands beside a page from 1024 px up: the menu of its area, the menu's pictures only (`rail`,
 * for pages that need the width), or nothing (`alone`, for a task that takes the whole attention).
 */
export const FRAMES = ['menu', 'rail', 'alone'] as const;
type Frame = (typeof FRAMES)[number];

/**
 * What a page can do without a network: everything (`full`), show what was seen before (`read`),
 * or nothing (`none`).
 */
export const OFFLINE = ['full', 'read', 'none'] as const;
export type Offline = (typeof OFFLINE)[number];

/**
 * Relations by which the shell links to pages it does not know (as `rel` of RFC 8288): it asks for
 * "the map of cases", and the module that has one says where it is. In the address:
 * - `report`: the report form; takes `?outbox=<uuid>` and `?sent=<uuid>`, an item of the outbox, and
 *   `?mode=blank`, the same questions on paper
 * - `map`: the map of cases; takes `?island=<location id>`
 * - `specie`: the page of one species; `:id` in its path
 * - `statistics`, `risk`, `species`, `groups`: nothing
 */
export const RELS = ['report', 'map', 'statistics', 'risk', 'species', 'groups', 'specie'] as const;
export type Rel = (typeof RELS)[number];

/** One route of a module; `path` is relative to `basePath`, `:name` stands for a numeric id. */
export interface RouteDecl {
  path: string;
  page: string;
  access: Access;
  desktopOnly?: true;
  offline: Offline;
  /** `menu` when left out. */
  frame?: Frame;
  /** A form, with a bar of its own at the bottom in place of the portal's, on small screens. */
  form?: true;
  /** What the shell links to this page for. */
  rel?: Rel;
}

/** One entry of the home menu; its label is `menu.<key>` in the module's namespace. */
export interface MenuDecl {
  key: string;
  /** Path of a declared route, relative to `basePath`, without parameters. */
  path: string;
  access: Access;
  desktopOnly?: true;
  /** Name of a picture of `shared/ui`; unknown names show none. */
  icon?: string;
  /** Heading in the side menu, `group.<group>` in the module's namespace; the area's name when left out. */
  group?: string;
}

/**
 * Work that waits for the holders of roles, shown on their home. Its label is `labelKey` in the
 * module's namespace, a plural that takes `count`; `<labelKey>Text`, where there is one, explains it.
 */
export interface WorkDecl {
  access: Access;
  /** Address below `/api/` that answers `{count, urgent}`. */
  count: string;
  labelKey: string;
  /** Where the work is done: path of a declared route, relative to `basePath`, and a query if it needs one. */
  to: string;
}

/**
 * What the shell knows of a module without running its code: the content of `module.json`, its
 * roles as numbers.
 */
export interface ModuleDecl {
  id: ModuleId;
  contract: number;
  minApi: number;
  basePath: string;
  /** Key of the area's name in the module's first namespace. */
  titleKey: string;
  routes: RouteDecl[];
  menu: MenuDecl[];
  work: WorkDecl[];
  namespaces: string[];
}

/** Names by the file of `shared/` that exports them: `ui/actions/button` > `Button`. */
export type Names = Record<string, string[]>;

/** What a shell offers of `shared/`, or a release takes of it: names, and the major version that says what they mean. */
export interface PublicApi {
  major: number;
  names: Names;
}

/** What a part of a module asks for when it is opened: files of its folder, shared entries of the shell. */
export interface Needs {
  files: string[];
  /** Places of the entries among the files in `uses` of the release, in their order: paths would say each a second time. */
  shared: number[];
  /** Files of texts that only this part has, by language, `fr`. */
  texts?: Record<string, string[]>;
}

/** What a module will ask for, so that it can be fetched at once instead of one thing after the other. */
export interface Ahead {
  entry: Needs;
  /** By page key; a page without a folder of its own is absent. */
  pages: Record<string, Needs>;
  /** Files of the texts by language, `fr`. */
  texts: Record<string, string[]>;
}

/** One deployed version of a module. */
export interface Release {
  version: string;
  /** Address of the module's manifest, in its immutable folder. */
  entry: string;
  /** Subresource integrity of the entry script the manifest names. */
  integrity: string;
  decl: ModuleDecl;
  /** Major version of `shared/` that it was built with. */
  shared: number;
  /** What it takes of `shared/`. */
  uses: Names;
  /** Absent in development, where files have no lasting names. */
  ahead?: Ahead;
}

/** The one mutable pointer of a deployment; a module may be absent. */
export interface Registry {
  modules: Partial<Record<ModuleId, Release>>;
}

/** Whether a value that came from outside names one of the four modules. */
export function isModuleId(value: unknown): value is ModuleId {
  return (MODULE_IDS as readonly unknown[]).includes(value);
}
