import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../shared/webpack/paths.mjs';

/** What became of a fault, in the words of the page. */
const STATES = { Killed: 'noticed', Timeout: 'noticed', Survived: 'survived', NoCoverage: 'not run' };

/**
 * Whether the run of a fault ended by the clock alone: no test failed, and no loop was stopped by the count of its
 * rounds. It shows nothing on a machine that is busy, and is not counted.
 */
export const ranOut = ({ status, statusReason }) =>
  status === 'Timeout' && !/^Hit limit/.test(statusReason ?? '');

const MISSED = ['Survived', 'NoCoverage'];

/** `1 : 2` of the start of a fault. */
const at = ({ start }) => `${start.line}:${start.column}`;

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Code as long as a line of the page bears it. */
const shown = (text) => {
  const line = oneLine(text);
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
};

const code = (text) => `\`${shown(text).replaceAll('`', "'").replaceAll('|', '\\|')}\``;

/** The text a fault takes the place of. */
function replaced(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const isOf = (entry, file, source, { location, replacement }) =>
  entry.file === file &&
  entry.code === shown(replaced(source, location)) &&
  (entry.fault === undefined || entry.fault === shown(replacement));

/** The entry of `explained` for a fault that no test noticed, if there is one. */
const explanation = (explained, file, source, mutant) =>
  MISSED.includes(mutant.status) ? explained.find((entry) => isOf(entry, file, source, mutant)) : undefined;

function counted(explained, file, { source, mutants }) {
  const states = mutants
    .filter((one) => !ranOut(one))
    .map((one) => (explanation(explained, file, source, one) ? 'explained' : STATES[one.status]));
  const of = (name) => states.filter((state) => state === name).length;
  const [noticed, told, survived, unrun] = ['noticed', 'explained', 'survived', 'not run'].map(of);
  const could = noticed + survived + unrun;
  const score = could === 0 ? '' : `${((100 * noticed) / could).toFixed(1)} %`;
  return [could + told, noticed, told, survived, unrun, score];
}

const row = (cells) => `| ${cells.join(' | ')} |`;

/** The faults of one file that no test noticed, one row each. */
function missed(explained, file, { source, mutants }) {
  return mutants
    .filter(({ status }) => MISSED.includes(status))
    .sort((a, b) => a.location.start.line - b.location.start.line)
    .map((one) => {
      const why = explanation(explained, file, source, one)?.why;
      const found = [
        `${file}:${at(one.location)}`,
        code(replaced(source, one.location)),
        code(one.replacement),
      ];
      return row([...found, why ? `explained: ${why}` : STATES[one.status]]);
    });
}

function section(name, files, explained) {
  const rows = Object.entries(files).map(([file, one]) => row([file, ...counted(explained, file, one)]));
  const open = Object.entries(files).flatMap(([file, one]) => missed(explained, file, one));
  return [
    `## ${name}\n`,
    row(['file', 'faults', 'noticed', 'explained', 'survived', 'not run', 'score']),
    row(['---', ...Array(6).fill('--:')]),
    ...rows,
    ...(open.length === 0
      ? []
      : ['', row(['place', 'code', 'fault', 'result']), row(['---', '---', '---', '---']), ...open]),
  ].join('\n');
}

/** Entries of `explained` whose fault is no longer possible, whatever became of it, in the files of a report. */
export const idle = (explained, files) =>
  explained
    .filter(({ file }) => file in files)
    .filter((entry) => {
      const { source, mutants } = files[entry.file];
      return !mutants.some((mutant) => isOf(entry, entry.file, source, mutant));
    });

/**
 * The results of all areas, one after the other. An area that has no report here, since it ran
 * elsewhere, keeps the part it has in the page.
 * @param {string} folder where the reports lie
 * @param {string} before what the page said so far
 * @param explained as in explained.mjs
 */
export function results(areas, folder, before, explained) {
  const known = new Map(
    before
      .split(/^(?=## )/m)
      .filter((part) => part.startsWith('## '))
      .map((part) => [part.slice(3, part.indexOf('\n')), part.trimEnd()]),
  );
  for (const { name } of areas) {
    const file = path.join(folder, `${name}-report.json`);
    if (existsSync(file)) known.set(name, section(name, readJson(file).files, explained));
  }
  return areas.flatMap(({ name }) => known.get(name) ?? []).join('\n\n');
}
