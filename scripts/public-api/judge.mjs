const majorOf = (version) => Number.parseInt(version, 10);

/**
 * The list as it should be: what modules import and what is listed already, without what is there no more and what
 * nobody takes. What a module no longer imports stays while somebody else does: modules that are deployed may.
 * @param {string[]} listed lines of the list, as in all of these
 * @param {{exported: (line: string) => boolean, imported: Map<string, string>, taken: (line: string) => boolean}} sources
 *   what shared/ exports; what modules import, with the module; what anybody takes of another file
 * @returns {{lines: string[], faults: string[]}} `faults`: what the list of now says otherwise, a sentence each
 */
export function rightList(listed, { exported, imported, taken }) {
  const known = new Set(listed);
  const faults = [];
  for (const [line, id] of imported) {
    if (!exported(line)) faults.push(`${id} imports ${line}, which shared/ does not export.`);
    else if (!known.has(line)) faults.push(`${id} imports ${line}, which is not listed.`);
  }
  const stays = (line) => exported(line) && (imported.has(line) || taken(line));
  for (const line of listed) {
    if (!exported(line)) faults.push(`${line} is listed, and shared/ does not export it.`);
    else if (!stays(line)) faults.push(`${line} is listed, and nobody uses it.`);
  }
  const fresh = [...imported.keys()].filter(exported);
  return { lines: [...new Set([...listed.filter(stays), ...fresh])].sort(), faults };
}

/**
 * What modules built before would miss, though the version does not say so; null where nothing is in the way.
 * @param {{lines: string[], version: string} | null} base the list before, with the version of shared/ then
 * @param {string[]} lines the list now
 * @param {string} version of shared/ now
 */
export function unraised(base, lines, version) {
  if (base === null || majorOf(version) > majorOf(base.version)) return null;
  const now = new Set(lines);
  const gone = base.lines.filter((line) => !now.has(line));
  if (gone.length === 0) return null;
  const next = `${majorOf(base.version) + 1}.0.0`;
  return `Modules that are deployed may import what is gone from the public API: ${gone.join(', ')}. Give it back, or make ${next} the version of shared/package.json and of what depends on it: shell and modules of before and after then refuse each other until they are built again.`;
}
