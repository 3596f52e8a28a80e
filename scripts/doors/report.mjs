import { createHash } from 'node:crypto';

const HEAD = `# Doors of shared/

What modules may rely on: each door of \`shared/doors.json\` with its number, what it exports and every type of
ours that this mentions. Written by \`npm run doors\` (decision 11), read by the check of the doors; not by hand.
`;

/** A long list of literals goes over several lines, so that a change of one shows as one. */
const wrapped = (line) =>
  line.length <= 120
    ? line
    : line.replace(/(['"]) \| /g, '$1\n    | ').replace(/(['"]), (?=['"])/g, '$1,\n    ');
const block = (texts) => ['```ts', ...texts.flatMap((text) => text.split('\n').map(wrapped)), '```', ''];
const collapse = (text) => text.replace(/\s+/g, ' ');

/** Short mark of all that a door promises, so that a change far away shows where the door stands. */
function markOf({ names, mentions }, types) {
  const all = [names, mentions.map((key) => [key.slice(key.indexOf('#')), collapse(types[key])]).sort()];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10);
}

/** The report as text: one section for each door, and each type that doors mention once, at the end. */
export function printReport({ doors, types }) {
  const lines = [HEAD, '## Doors', ''];
  for (const [door, one] of Object.entries(doors)) {
    lines.push(`### ${door}`, '', `Number ${one.number}, state ${markOf(one, types)}.`, '');
    lines.push(...block(Object.entries(one.names).flatMap(([name, text]) => [`// ${name}`, text])));
    if (one.mentions.length > 0)
      lines.push('Mentions:', '', ...one.mentions.map((key) => `- \`${key}\``), '');
  }
  lines.push('## Types', '');
  for (const [key, text] of Object.entries(types)) lines.push(`### ${key}`, '', ...block([text]));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Reads a report back, as `collectDoors` gave it. */
export function parseReport(text) {
  const report = { doors: {}, types: {} };
  let part = null;
  let door = null;
  let name = null;
  let inside = false;
  const add = (home, key, line) => {
    home[key] = home[key] === undefined || home[key] === '' ? line : `${home[key]}\n${line}`;
  };
  for (const line of text.split('\n')) {
    if (line === '```ts' || line === '```') inside = line === '```ts';
    else if (inside && part === 'Types') add(report.types, name, line);
    else if (inside && line.startsWith('// ')) {
      name = line.slice(3);
      door.names[name] = '';
    } else if (inside) add(door.names, name, line);
    else if (line.startsWith('## ')) part = line.slice(3);
    else if (line.startsWith('### ') && part === 'Types') name = line.slice(4);
    else if (line.startsWith('### ')) {
      door = { number: 0, names: {}, mentions: [] };
      report.doors[line.slice(4)] = door;
    } else if (/^Number \d+, /.test(line)) door.number = Number.parseInt(line.slice(7), 10);
    else if (line.startsWith('- `')) door.mentions.push(line.slice(3, -1));
  }
  return report;
}
