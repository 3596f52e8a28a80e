import type { Access } from './access/access';

/**
 * Version of this contract. A module states the version it was built for; the shell refuses others. Raise
 * it when a declaration or the lifecycles change in a way that an older shell cannot read.
 */
export const CONTRACT = 2;

/** Version of the server API that this shell was built for, compared with a module's `minApi`. */
export const API_VERSION = 1;

/** The four modules, deployed independently. */
export const MODULE_IDS = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/**
 * Layout around a page from 1024 px on: the menu of its module, the menu reduced to icons (`rail`, for
 * pages that need the width), or nothing (`alone`, for tasks that need full attention).
 */
export const FRAMES = ['menu', 'rail', 'alone'] as const;
type Frame = (typeof FRAMES)[number];

/**
 * What a page offers without a network: everything (`full`), previously seen data (`read`), or nothing
 * (`none`).
 */
export const OFFLINE = ['full', 'read', 'none'] as const;
export type Offline = (typeof OFFLINE)[number];

/**
 * Relations by which the shell links to pages it does not know, like `rel` of RFC 8288: it asks for "the
 * map of cases", and the module that has one gives its address.
 * `report`: the report form; takes `?outbox=<uuid>` or `?sent=<uuid>` of an outbox item, and `?mode=blank`
 * for the paper form.
 * `map`: takes `?island=<location id>`. `specie`: page of one species, `:id` in its path. All others take
 * nothing.
 */
export const RELS = ['report', 'map', 'statistics', 'risk', 'species', 'groups', 'specie'] as const;
export type Rel = (typeof RELS)[number];

/** One route of a module. `path` is relative to `basePath`; `:name` stands for a numeric id. */
export interface RouteDecl {
  path: string;
  page: string;
  access: Access;
  desktopOnly?: true;
  offline: Offline;
  /** layout, `menu` by default */
  frame?: Frame;
  /** The page is a form whose own bar replaces the portal's bottom bar on small screens. */
  form?: true;
  /** Relation by which the shell links to this page. */
  rel?: Rel;
}

/** One entry of the home menu; its label is `menu.<key>` in the module's namespace. */
export interface MenuDecl {
  key: string;
  /** Path of a declared route, relative to `basePath`, without parameters. */
  path: string;
  access: Access;
  desktopOnly?: true;
  /** Name of an icon of `shared/ui`; unknown names show none. */
  icon?: string;
  /**
   * Heading in the side menu, text `group.<group>` of the module's namespace; the module's title by
   * default.
   */
  group?: string;
}

/**
 * A counter of waiting work, shown on the home page of the people it concerns. Its label is the plural text
 * `labelKey` of the module's namespace; an optional text `<labelKey>Text` explains it.
 */
export interface WorkDecl {
  access: Access;
  /** Address below `/api/` that returns `{count, urgent}`. */
  count: string;
  labelKey: string;
  /**
   * Page where the work is done: path of a declared route, relative to `basePath`, with a query if needed.
   */
  to: string;
}

/**
 * Everything the shell knows about a module without running its code: the content of its `module.json`,
 * with role ids.
 */
export interface ModuleDecl {
  id: ModuleId;
  contract: number;
  minApi: number;
  basePath: string;
  /** Key of the module's title in its first namespace. */
  titleKey: string;
  routes: RouteDecl[];
  menu: MenuDecl[];
  work: WorkDecl[];
  namespaces: string[];
}

/** Exported names by file of `shared/`: `ui/actions/button` > `Button`. */
export type Names = Record<string, string[]>;

/**
 * The names of `shared/` that a shell offers or a release uses, and the major version that fixes their
 * meaning.
 */
export interface PublicApi {
  major: number;
  names: Names;
}

/** What a page of a module loads when it is opened: files of the module and shared entries of the shell. */
export interface Needs {
  files: string[];
  /** Indices into the keys of the release's `uses`; the paths themselves would be stored twice. */
  shared: number[];
  /** Text files that only this page has, by language (`fr`). */
  texts?: Record<string, string[]>;
}

/** Everything a module will load, so that the shell can fetch it at once instead of one after the other. */
export interface Preloads {
  entry: Needs;
  /** By page key; pages without a folder of their own are missing. */
  pages: Record<string, Needs>;
  /** Text files by language (`fr`). */
  texts: Record<string, string[]>;
}

/** One deployed version of a module. */
export interface Release {
  version: string;
  /** Address of the module's manifest, in the folder of its version. */
  entry: string;
  /** Subresource integrity of the entry script that the manifest names. */
  integrity: string;
  decl: ModuleDecl;
  /** Major version of `shared/` that it was built with. */
  shared: number;
  /** The names of `shared/` that it imports. */
  uses: Names;
  /** Left out in development, where file names change with every build. */
  ahead?: Preloads;
}

/** The registry of a deployment, its only mutable file; modules may be missing. */
export interface Registry {
  modules: Partial<Record<ModuleId, Release>>;
}

/** Whether an untrusted value is the id of one of the four modules. */
export function isModuleId(value: unknown): value is ModuleId {
  return (MODULE_IDS as readonly unknown[]).includes(value);
}
