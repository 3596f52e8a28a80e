import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../shared/build/paths.mjs';

/** What became of a fault, in the words of the page. */
const STATES = { Killed: 'noticed', Timeout: 'noticed', Survived: 'survived', NoCoverage: 'not run' };
const MISSED = ['Survived', 'NoCoverage'];

/** `1 : 2` of the start of a fault. */
const at = ({ start }) => `${start.line}:${start.column}`;

const code = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  const short = line.length > 90 ? `${line.slice(0, 87)}...` : line;
  return `\`${short.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
};

/** The text a fault takes the place of. */
function replaced(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

function counted(mutants) {
  const of = (name) => mutants.filter(({ status }) => STATES[status] === name).length;
  const [noticed, survived, unrun] = ['noticed', 'survived', 'not run'].map(of);
  const all = noticed + survived + unrun;
  return { all, noticed, survived, unrun, score: all === 0 ? '' : `${((100 * noticed) / all).toFixed(1)} %` };
}

const row = (cells) => `| ${cells.join(' | ')} |`;

/** The faults of one file that no test noticed, one row each. */
function missed(file, { source, mutants }) {
  return mutants
    .filter(({ status }) => MISSED.includes(status))
    .sort((a, b) => a.location.start.line - b.location.start.line)
    .map(({ location, replacement, status }) =>
      row([`${file}:${at(location)}`, code(replaced(source, location)), code(replacement), STATES[status]]),
    );
}

function section(name, files) {
  const rows = Object.entries(files).map(([file, { mutants }]) => {
    const { all, noticed, survived, unrun, score } = counted(mutants);
    return row([file, all, noticed, survived, unrun, score]);
  });
  const open = Object.entries(files).flatMap(([file, one]) => missed(file, one));
  return [
    `## ${name}\n`,
    row(['file', 'faults', 'noticed', 'survived', 'not run', 'score']),
    row(['---', '--:', '--:', '--:', '--:', '--:']),
    ...rows,
    ...(open.length === 0
      ? []
      : ['', row(['place', 'code', 'fault', 'result']), row(['---', '---', '---', '---']), ...open]),
  ].join('\n');
}

/**
 * The results of all areas, one after the other. An area that has no report here, since it ran
 * elsewhere, keeps the part it has in the page.
 * @param {string} folder where the reports lie
 * @param {string} before what the page said so far
 */
export function results(areas, folder, before) {
  const known = new Map(
    before
      .split(/^(?=## )/m)
      .filter((part) => part.startsWith('## '))
      .map((part) => [part.slice(3, part.indexOf('\n')), part.trimEnd()]),
  );
  for (const { name } of areas) {
    const file = path.join(folder, `${name}-report.json`);
    if (existsSync(file)) known.set(name, section(name, readJson(file).files));
  }
  return areas.flatMap(({ name }) => known.get(name) ?? []).join('\n\n');
}
