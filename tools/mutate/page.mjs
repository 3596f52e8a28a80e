import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../shared/webpack/paths.mjs';

/** Result of a fault, in the words of the page. */
const STATES = { Killed: 'noticed', Timeout: 'noticed', Survived: 'survived', NoCoverage: 'not run' };

/**
 * Whether a run ended by its time limit only, without a failed test or a stopped loop. On a busy machine
 * that proves nothing, so it is not counted.
 */
export const ranOut = ({ status, statusReason }) =>
  status === 'Timeout' && !/^Hit limit/.test(statusReason ?? '');

const UNNOTICED_STATES = ['Survived', 'NoCoverage'];

/** Position of a fault as `1:2`. */
const at = ({ start }) => `${start.line}:${start.column}`;

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Code shortened to fit a line of the page. */
const shortened = (text) => {
  const line = oneLine(text);
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
};

const code = (text) => `\`${shortened(text).replaceAll('`', "'").replaceAll('|', '\\|')}\``;

/** The code that a fault replaces. */
function replaced(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const isOf = (entry, file, source, { location, replacement }) =>
  entry.file === file &&
  entry.code === shortened(replaced(source, location)) &&
  (entry.fault === undefined || entry.fault === shortened(replacement));

/** The entry of `explained` for an unnoticed fault, if there is one. */
const explanation = (explained, file, source, mutant) =>
  UNNOTICED_STATES.includes(mutant.status)
    ? explained.find((entry) => isOf(entry, file, source, mutant))
    : undefined;

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

/** The unnoticed faults of one file, one row each. */
function missed(explained, file, { source, mutants }) {
  return mutants
    .filter(({ status }) => UNNOTICED_STATES.includes(status))
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

/** Entries of `explained` whose fault no longer exists in the files of a report. */
export const idle = (explained, files) =>
  explained
    .filter(({ file }) => file in files)
    .filter((entry) => {
      const { source, mutants } = files[entry.file];
      return !mutants.some((mutant) => isOf(entry, entry.file, source, mutant));
    });

/**
 * The results of all areas. An area without a report here, because it ran elsewhere, keeps its part of the
 * page.
 * @param {string} folder folder of the reports
 * @param {string} before current content of the page
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
