import { accepts, host } from '@ciguawatch/shared/contract/accepts';
import { isRecord } from '@ciguawatch/shared/contract/check';
import type { Release, Surface } from '@ciguawatch/shared/contract/module';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRelease, readSurface } from '@ciguawatch/shared/contract/validate-registry';

/** What one build of the shell has in its code, as the build noted it (scripts/bundle/shell-files.mjs). */
export interface ShellHas {
  /** Its page asks for the registry by this mark. */
  mark: string;
  surface: Surface;
  /** Declarations that it was built with, by module, as they are written. */
  decls: Record<string, unknown>;
}

/** Reads the note of the build; null when it is none. */
export function readShellHas(text: string): ShellHas | null {
  try {
    const { mark, surface, decls } = JSON.parse(text) as Record<string, unknown>;
    if (typeof mark !== 'string' || !isRecord(decls)) return null;
    return { mark, surface: readSurface(surface), decls };
  } catch {
    return null;
  }
}

/**
 * The registry as a shell needs it that has this much already, about a quarter of the whole: of a
 * release that the shell can run, the doors are compared here and left out, and so is a declaration
 * that it was built with, to the letter. Any other release stays whole, so that the shell says itself
 * what is in the way. A registry that cannot be read is handed on as it is.
 */
export function shortened(registry: string, shell: ShellHas): string {
  try {
    const given = JSON.parse(registry) as { modules: Record<string, unknown> };
    const modules = Object.entries(given.modules).map(([id, one]) => [id, shortRelease(id, one, shell)]);
    return JSON.stringify({ ...given, modules: Object.fromEntries(modules) });
  } catch {
    return registry;
  }
}

function shortRelease(id: string, given: unknown, shell: ShellHas): unknown {
  const read = readRelease(given, readModuleDecl);
  if (!isRecord(given) || !read.ok || read.value.uses === null) return given;
  if (!accepts(host(shell.surface), read.value).ok) return given;
  const { decl, ...rest } = given;
  const isKnown = JSON.stringify(decl) === JSON.stringify(shell.decls[id]);
  return {
    ...rest,
    ...(!isKnown && { decl }),
    uses: null,
    ahead: aheadAmong(Object.keys(shell.surface), read.value.uses, read.value.ahead),
  };
}

/** Places among the doors that a release uses, made places among all doors of the shell. */
function aheadAmong(doors: readonly string[], uses: Surface, ahead: Release['ahead']): Release['ahead'] {
  if (ahead === undefined) return undefined;
  const used = Object.keys(uses);
  const placed = <T extends { shared: number[] }>(part: T): T => ({
    ...part,
    shared: part.shared.map((place) => doors.indexOf(used[place] ?? '')).filter((place) => place >= 0),
  });
  const pages = Object.entries(ahead.pages).map(([key, part]) => [key, placed(part)] as const);
  return { ...ahead, entry: placed(ahead.entry), pages: Object.fromEntries(pages) };
}
