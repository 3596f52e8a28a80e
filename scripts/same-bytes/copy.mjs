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

/** Files in packages that type checks and debuggers read, but no build: a third of all. */
const FILES_NOT_BUILT_FROM = /\.(d\.[cm]?ts|map)$/;

/** Hard-links a file; copies it where the file system cannot. */
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
    // Links of workspaces are relative, so they lead into the copy.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!FILES_NOT_BUILT_FROM.test(entry.name)) link(source, target);
  }
}

/**
 * Copies the project into another folder: its sources, and its packages as hard links, which no build
 * writes to; without build output.
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
