import type { Part, Section } from '@ciguawatch/shared/ui/document/description';
import { plain } from './counts';

/** Letters that one line of a column holds. */
const TEXT = 52;
const SMALL = 62;
/** Points of one line of text. */
const LINE = 12.5;
/** Lines that a heading takes with the white around it. */
const HEADING = 2.4;

function linesOf(part: Part): number {
  switch (part.kind) {
    case 'text':
      return part.small
        ? Math.ceil(plain(part.words).length / SMALL) * 0.75 + 0.3
        : Math.ceil(plain(part.words).length / TEXT) * 0.9 + 0.3;
    case 'list':
      return part.items.reduce((sum, item) => sum + Math.ceil(plain(item).length / TEXT), 0.3);
    case 'rows':
      return part.rows.length * 1.4;
    case 'table': {
      const [first = 1, ...others] = part.widths ?? [2, 1];
      const cell = (TEXT * first) / others.reduce((sum, one) => sum + one, first);
      return part.rows.reduce(
        (sum, [head]) => sum + Math.ceil(plain(head?.words ?? '').length / cell),
        part.total ? 2 : 1,
      );
    }
    case 'figure':
      return part.height / LINE;
    default:
      return HEADING;
  }
}

/** Sections in two columns of about one length, each in the order given. */
export function balanced(sections: readonly Section[]): [Section[], Section[]] {
  const columns: [Section[], Section[]] = [[], []];
  const lengths: [number, number] = [0, 0];
  for (const section of sections) {
    const to = lengths[0] <= lengths[1] ? 0 : 1;
    columns[to].push(section);
    lengths[to] += section.parts.reduce((sum, part) => sum + linesOf(part), HEADING);
  }
  return columns;
}
