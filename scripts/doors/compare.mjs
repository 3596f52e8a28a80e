import { changesOf } from './growth.mjs';

const nameOf = (key) => key.slice(key.indexOf('#') + 1);

/** Types a door mentions by bare name: in which file they lie is nobody's business. */
function mentioned({ mentions }, types) {
  const found = new Map();
  for (const key of mentions) found.set(nameOf(key), [...(found.get(nameOf(key)) ?? []), types[key]].sort());
  return new Map([...found].map(([name, texts]) => [name, texts.join('\n')]));
}

function doorChanges(before, after) {
  const found = [];
  for (const [name, text] of Object.entries(before.door.names)) {
    const now = after.door.names[name];
    if (now === undefined) found.push(`${name} is gone`);
    else found.push(...changesOf(text, now).map((change) => `${name}: ${change}`));
  }
  const [old, now] = [before, after].map(({ door, types }) => mentioned(door, types));
  for (const [name, text] of old) {
    const changed = now.has(name) ? changesOf(text, now.get(name)) : [];
    found.push(...changed.map((change) => `${name}: ${change}`));
  }
  return [...new Set(found)];
}

/**
 * Doors of which something that modules may rely on is gone or changed, though their number is not raised.
 * @param before report of the base; a door that is not in it is new, one that is only in it is closed
 * @returns {{door: string, from: number, to: number, changes: string[]}[]} `to` is the number it needs
 */
export function unraised(before, after) {
  return Object.entries(before.doors).flatMap(([door, old]) => {
    const now = after.doors[door];
    if (now === undefined) return [];
    if (now.number < old.number)
      return [
        { door, from: old.number, to: old.number, changes: [`its number was lowered to ${now.number}`] },
      ];
    if (now.number > old.number) return [];
    const changes = doorChanges({ door: old, types: before.types }, { door: now, types: after.types });
    return changes.length === 0 ? [] : [{ door, from: old.number, to: old.number + 1, changes }];
  });
}

/** What has to be raised, in words: each change once, with the doors it concerns. */
export function inWords(found) {
  const doors = new Map();
  for (const { door, from, to, changes } of found)
    for (const change of changes)
      doors.set(change, [...(doors.get(change) ?? []), `  ${door}: raise ${from} to ${to}`]);
  return [...doors].map(([change, lines]) => [change, ...lines].join('\n')).join('\n');
}
