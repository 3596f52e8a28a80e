import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** One import: importing file below the root, and the imported file or `package:NAME`. */
export interface Edge {
  from: string;
  to: string;
  /** whether only types are imported, which leaves nothing in a bundle */
  type: boolean;
}

/**
 * Every import of the product, its scripts and its tests; read in a process of its own, since the reader is
 * an ES module.
 */
export function importEdges(): Edge[] {
  const script = `
    import { importEdges } from ${JSON.stringify(path.join(__dirname, 'import-graph.mjs'))};
    console.log(JSON.stringify(importEdges()));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 1 << 26 });
  return JSON.parse(out.toString()) as Edge[];
}

/** Name of the imported package; null for files of the project and Node's own modules. */
export function packageOf({ to }: Edge): string | null {
  const request = to.startsWith('package:') ? to.slice('package:'.length) : '';
  if (!/^[@a-z]/.test(request) || request.startsWith('node:')) return null;
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Packages that are reachable at run time from the given files. */
export function packagesFrom(files: readonly string[], edges: readonly Edge[]): Set<string> {
  const byFile = new Map<string, Edge[]>();
  for (const edge of edges) if (!edge.type) byFile.set(edge.from, [...(byFile.get(edge.from) ?? []), edge]);
  const seen = new Set(files);
  const packages = new Set<string>();
  // Iterating a set includes elements added meanwhile.
  for (const file of seen)
    for (const edge of byFile.get(file) ?? []) {
      const name = packageOf(edge);
      if (name) packages.add(name);
      else seen.add(edge.to);
    }
  return packages;
}
