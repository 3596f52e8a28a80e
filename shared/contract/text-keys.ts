import type { ModuleDecl } from './module';

/** Keys of the texts that the shell shows for a module's declaration, in the module's first namespace. */
export function textKeysOf(decl: ModuleDecl): string[] {
  const groups = decl.menu.flatMap(({ group }) => (group === undefined ? [] : [`group.${group}`]));
  return [
    decl.titleKey,
    ...decl.menu.map(({ key }) => `menu.${key}`),
    ...new Set(groups),
    ...decl.work.map(({ labelKey }) => labelKey),
  ];
}
