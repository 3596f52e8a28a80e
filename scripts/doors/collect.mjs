import { existsSync } from 'node:fs';
import path from 'node:path';
import { readDeclarations } from './declarations.mjs';

/**
 * Reads doors from a folder of declarations.
 * @param {string} out folder that TypeScript wrote
 * @param {Record<string, number>} doors door > number
 * @returns {{doors: Record<string, {number: number, names: Record<string, string>, mentions: string[]}>,
 *   types: Record<string, string>}} `mentions` are keys of `types`, `path#Name`
 */
export function collectDoors(out, doors) {
  const files = new Map();
  const read = (file) => {
    if (!files.has(file)) files.set(file, readDeclarations(file));
    return files.get(file);
  };
  const beside = (from, request) =>
    request.startsWith('.')
      ? ['.d.ts', '/index.d.ts']
          .map((end) => path.resolve(path.dirname(from), request) + end)
          .find((file) => existsSync(file))
      : undefined;
  const shortOf = (file) =>
    path
      .relative(out, file)
      .split(path.sep)
      .join('/')
      .replace(/\.d\.ts$/, '');

  /** Where a name that is exported by a file, or known in it, is declared; nothing for packages and globals. */
  const resolve = (file, name, inside) => {
    const { own, imported, exported, all } = read(file);
    const shown = inside ? undefined : exported.get(name);
    const local = shown?.own ?? name;
    if ((inside || shown?.own) && own.has(local)) return { file, name: local };
    const link = shown?.from ? shown : inside || shown?.own ? imported.get(local) : undefined;
    if (link) {
      const next = beside(file, link.from);
      return next && resolve(next, link.name, false);
    }
    for (const from of inside ? [] : all) {
      const next = beside(file, from);
      const found = next && resolve(next, name, false);
      if (found) return found;
    }
    return undefined;
  };
  const target = (file, { from, name, member }) => {
    if (from) {
      const next = beside(file, from);
      return next && resolve(next, name, false);
    }
    const whole = member ? read(file).imported.get(name) : undefined;
    if (whole?.name === '*') {
      const next = beside(file, whole.from);
      return next && resolve(next, member, false);
    }
    return resolve(file, name, true);
  };
  const exportsOf = (file) => {
    const { exported, all } = read(file);
    const passed = all.flatMap((from) => {
      const next = beside(file, from);
      return next ? exportsOf(next).filter((name) => name !== 'default') : [];
    });
    return [...new Set([...exported.keys(), ...passed])].sort();
  };
  const textOf = ({ file, name }) => read(file).own.get(name).texts.join('\n');
  const types = new Map();

  const one = (door) => {
    const file = path.join(out, `${door}.d.ts`);
    const shown = new Map(exportsOf(file).map((name) => [name, resolve(file, name, false)]));
    const key = (at) => `${shortOf(at.file)}#${at.name}`;
    const seen = new Map();
    const waiting = [...shown.values()].filter(Boolean);
    for (const at of waiting) {
      if (seen.has(key(at))) continue;
      seen.set(key(at), at);
      for (const link of read(at.file).own.get(at.name).mentions) {
        const next = target(at.file, link);
        if (next) waiting.push(next);
      }
    }
    const exported = new Set([...shown.values()].filter(Boolean).map(key));
    const mentions = [...seen.keys()].filter((one) => !exported.has(one)).sort();
    for (const name of mentions) types.set(name, textOf(seen.get(name)));
    const names = [...shown].map(([name, at]) => [name, at ? textOf(at) : `from a package`]);
    return { number: doors[door], names: Object.fromEntries(names), mentions };
  };
  const sorted = Object.keys(doors).sort();
  return {
    doors: Object.fromEntries(sorted.map((door) => [door, one(door)])),
    types: Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
