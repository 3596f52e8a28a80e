import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Access } from './access/access';
import { ROLE } from './access/roles';
import { MODULE_IDS, type ModuleDecl } from './module';
import { routeOf } from './paths';
import { readModuleDecl } from './validate-module';

const decls = MODULE_IDS.map((id): ModuleDecl => {
  const file = readFileSync(path.resolve(__dirname, '../..', id, 'module.json'), 'utf8');
  const read = readModuleDecl(JSON.parse(file));
  if (!read.ok) throw new Error(read.problems.join());
  return read.value;
});
const find = (at: string) => decls.map((decl) => routeOf(decl, at)?.route).find(Boolean);

/** The table of routes in the specification (sections 2 and 6), row by row. */
const TABLE: [string, Access][] = [
  ['/fishbase/species', 'open'],
  ['/fishbase/phenotypes', 'open'],
  ['/fishbase/specie/new', { all: [ROLE.fishbase_editor] }],
  ['/fishbase/specie/31', 'open'],
  ['/fishbase/phenotype/new', { all: [ROLE.fishbase_editor] }],
  ['/fishbase/phenotype/4', 'open'],
  ['/fishbase/revisions', { all: [ROLE.moderator] }],
  ['/ciguawatch/case/map', 'open'],
  ['/ciguawatch/case/stats', 'open'],
  ['/ciguawatch/case/risk', 'open'],
  ['/ciguawatch/case/fish', 'open'],
  ['/ciguawatch/methods', 'open'],
  ['/ciguawatch/case/report/new', 'open'],
  ['/ciguawatch/case/bulletins', 'open'],
  ['/ciguawatch/case/monthly-report', { all: [ROLE.cases_editor] }],
  ['/ciguawatch/case/report/list', { all: [ROLE.cases_editor] }],
  ['/ciguawatch/case/report/812', { all: [ROLE.cases_editor] }],
  ['/ciguawatch/algae/map', { all: [ROLE.algae_editor] }],
  ['/ciguawatch/algae/report/new', { all: [ROLE.algae_editor] }],
  ['/ciguawatch/algae/report/list', { all: [ROLE.algae_editor] }],
  ['/ciguawatch/algae/report/5', { all: [ROLE.algae_editor] }],
  ['/gis/maps', { any: [ROLE.gis_editor, ROLE.gis_creator] }],
  ['/gis/new', { all: [ROLE.gis_creator] }],
  ['/gis/map/9', { all: [ROLE.gis_editor] }],
  ['/gis/edit', { all: [ROLE.gis_editor] }],
  ['/global/users', { all: [ROLE.users_manager] }],
  ['/global/new-user', { all: [ROLE.users_manager] }],
  ['/global/user/3', { all: [ROLE.users_manager] }],
  ['/global/translations', { all: [ROLE.global_translator] }],
];

test.each(TABLE)('%s is declared with its access', (at, access) => {
  expect(find(at)?.access).toEqual(access);
});

test('an unknown page of a known area is not declared', () => {
  expect(find('/ciguawatch/case/report/abc')).toBeUndefined();
  expect(find('/gis')).toBeUndefined();
});
