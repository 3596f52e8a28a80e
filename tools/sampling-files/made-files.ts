import fc from 'fast-check';

/** Column headers as a laboratory might name them. */
const HEAD = ['Station', 'Code', 'Date', 'Lat', 'Long', 'Espece', 'Cell/g', 'T eau'];

/**
 * Few distinct values, so that many lines of a file agree in all or nearly all that identifies a sampling.
 */
const line = fc.tuple(
  fc.constantFrom('RIK', 'MAN', ''),
  fc.constantFrom('', 'A-1', 'RIK'),
  fc.constantFrom('12/01/2026', '12/02/2026', '2026-03', '2026-01-12 09:20', '2016', ''),
  fc.constantFrom('-23,12', `23°07,2'S`, '-23.13'),
  fc.constantFrom('-134,97', `134°58,2'O`),
  fc.constantFrom('Gambierdiscus toxicus', 'G. australes', ''),
  fc.constantFrom('0', '12', '1 240', ''),
  fc.constantFrom('27,4', '28', ''),
);

const textOf = (lines: readonly (readonly string[])[]) =>
  [HEAD, ...lines].map((cells) => cells.join(';')).join('\r\n');

/** A file of samplings as a person might keep it, with repeated lines. */
export const madeFile = fc.array(line, { minLength: 1, maxLength: 6 }).map(textOf);
