import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { walk } from '../../shared/webpack/files.mjs';
import { at, ROOT, readJson } from '../../shared/webpack/paths.mjs';

/** What checks of types and debuggers read in packages, and no build: a third of the files. */
const UNREAD = /\.(d\.[cm]?ts|map)$/;

/** A file under a second name; where the disk cannot do that, its copy. */
function link(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkPackages(source, target);
    // A workspace, by a path that leads to the one beside the copy.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!UNREAD.test(entry.name)) link(source, target);
  }
}

/**
 * Lays the project out in another folder: its sources, and its packages as the same files under other names, which nobody
 * writes into; nothing that was built.
 */
export function copyProject(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const file of walk(ROOT)) {
    const target = path.join(folder, path.relative(ROOT, file));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  for (const workspace of ['.', ...readJson(at('package.json')).workspaces]) {
    const packages = at(workspace, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, path.join(folder, workspace, 'node_modules'));
  }
}
