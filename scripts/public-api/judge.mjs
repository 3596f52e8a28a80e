const majorOf = (version) => Number.parseInt(version, 10);

/**
 * The list as it should be: imported and listed names, without missing ones and those nobody uses. A name
 * that modules no longer import stays as long as other code uses it, because deployed modules may.
 * @param {string[]} listed current lines
 * @param {{exported: (line: string) => boolean, imported: Map<string, string>, taken: (line: string) =>
 * boolean}} sources exports of shared/; imports of modules, with the module; imports of any other file
 * @returns {{lines: string[], faults: string[]}} `faults`: differences to the current list, one sentence
 * each
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
 * Error message when names that built modules may use are gone without a raise of the version; null when
 * all is well.
 * @param {{lines: string[], version: string} | null} base earlier list and its version of shared/
 * @param {string[]} lines current list
 * @param {string} version current version of shared/
 */
export function unraised(base, lines, version) {
  if (base === null || majorOf(version) > majorOf(base.version)) return null;
  const now = new Set(lines);
  const gone = base.lines.filter((line) => !now.has(line));
  if (gone.length === 0) return null;
  const next = `${majorOf(base.version) + 1}.0.0`;
  return `Modules that are deployed may import what is gone from the public API: ${gone.join(', ')}. Give it back, or make ${next} the version of shared/package.json and of what depends on it: shell and modules of before and after then refuse each other until they are built again.`;
}
