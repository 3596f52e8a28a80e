import type { Columns, Part, Section } from '@ciguawatch/shared/ui/document/description';
import { plain } from './counts';

/** Width in points of one of two columns, and of the whole page. */
const COLUMN_WIDTH_PT = 252;
const PAGE_WIDTH_PT = 523;
/** Height in points of a line of text, small text and table row; then the average width of a letter. */
const LINE_HEIGHT_PT = { text: 12.6, small: 10.6, row: 14.4 };
const LETTER_WIDTH_PT = { text: 4.75, small: 4.05 };
/** Height in points of a heading with its margins, and of the margin below a part. */
const HEADING_HEIGHT_PT = 24;
const MARGIN_BELOW_PT = 4;

const lineCount = (letters: number, width: number, letter: number) =>
  Math.max(1, Math.ceil((letters * letter) / width));

/**
 * Estimated height of a part in the PDF, in points, to distribute parts among columns and pages before
 * drawing.
 */
function heightOf(part: Part, width: number): number {
  switch (part.kind) {
    case 'text': {
      const size = part.small ? 'small' : 'text';
      return (
        lineCount(plain(part.words).length, width, LETTER_WIDTH_PT[size]) * LINE_HEIGHT_PT[size] +
        MARGIN_BELOW_PT
      );
    }
    case 'list':
      return part.items.reduce(
        (sum, item) =>
          sum + lineCount(plain(item).length, width - 12, LETTER_WIDTH_PT.text) * LINE_HEIGHT_PT.text + 1,
        MARGIN_BELOW_PT,
      );
    case 'rows':
      return part.rows.reduce(
        (sum, { label, words }) =>
          sum +
          Math.max(
            lineCount(label.length, width * 0.4 - 6, LETTER_WIDTH_PT.text),
            lineCount(plain(words).length, width * 0.6, LETTER_WIDTH_PT.text),
          ) *
            LINE_HEIGHT_PT.text +
          1.5,
        MARGIN_BELOW_PT,
      );
    case 'table': {
      const shares = part.widths ?? [2, 1];
      const all = shares.reduce((sum, one) => sum + one, 0);
      const tall = (cells: readonly { words: Parameters<typeof plain>[0] }[]) => {
        const lines = cells.map(({ words }, i) =>
          lineCount(plain(words).length, (width * (shares[i] ?? 1)) / all - 6, LETTER_WIDTH_PT.text),
        );
        return (Math.max(...lines) - 1) * 11.9 + LINE_HEIGHT_PT.row;
      };
      return [part.head, ...part.rows, ...(part.total ? [part.total] : [])].reduce(
        (sum, cells) => sum + tall(cells),
        6,
      );
    }
    case 'figure':
      return part.height * Math.min(1, width / part.width) + 6;
    case 'tiles':
      return 75;
  }
}

/** Estimated height of a section, in points. */
const sectionHeight = ({ title, parts }: Section, width: number): number =>
  parts.reduce(
    (sum, part) => sum + heightOf(part, width),
    title === '' ? MARGIN_BELOW_PT : HEADING_HEIGHT_PT + MARGIN_BELOW_PT,
  );

const columnHeight = (sections: readonly Section[]): number =>
  sections.reduce((sum, one) => sum + sectionHeight(one, COLUMN_WIDTH_PT), 0);

/** Estimated height of blocks placed below each other, in points. */
export const blocksHeight = (blocks: readonly (Section | Columns)[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'columns'
        ? Math.max(...block.columns.map(columnHeight))
        : sectionHeight(block, PAGE_WIDTH_PT)),
    0,
  );

/** Distributes sections over two columns of similar height, keeping their order within each. */
export function balancedColumns(sections: readonly Section[]): [Section[], Section[]] {
  const columns: [Section[], Section[]] = [[], []];
  const lengths: [number, number] = [0, 0];
  for (const section of sections) {
    const to = lengths[0] <= lengths[1] ? 0 : 1;
    columns[to].push(section);
    lengths[to] += sectionHeight(section, COLUMN_WIDTH_PT);
  }
  return columns;
}
