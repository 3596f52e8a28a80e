import type { Columns, Section } from '@ciguawatch/shared/ui/document/description';
import { blocksHeight } from './balance';
import type { CountId } from './counts';

/**
 * Most rows of the long tables of a report. What they leave out is summarised in a sentence or only in the
 * saved table.
 */
interface Limits {
  /** Islands, by number of reports. */
  places: number;
  /** Islands with a rate. */
  rates: number;
  /** Rows of a table of counts. */
  counts: number;
  /** Tables replaced by one sentence. */
  sentences: readonly (CountId | 'earlier')[];
}

/** From the fullest to the shortest report. */
const LIMITS_BY_STEP: readonly Limits[] = [
  { places: 40, rates: 10, counts: 8, sentences: [] },
  { places: 20, rates: 8, counts: 8, sentences: [] },
  { places: 18, rates: 8, counts: 7, sentences: ['parts', 'meals'] },
  { places: 14, rates: 6, counts: 6, sentences: ['parts', 'meals', 'earlier'] },
  { places: 10, rates: 5, counts: 5, sentences: ['parts', 'meals', 'earlier', 'onset'] },
  { places: 8, rates: 4, counts: 4, sentences: ['parts', 'meals', 'earlier', 'onset', 'phenotypes'] },
  { places: 5, rates: 2, counts: 3, sentences: ['parts', 'meals', 'earlier', 'onset', 'phenotypes'] },
];

/** Points available on two pages below the heading, less the closing lines and gaps at page breaks. */
const AVAILABLE_HEIGHT_PT = 1395;

type DocumentBlocks = readonly (Section | Columns)[];

/** The fullest version of a report that fits on two pages; the shortest one if none fits. */
export function fitToTwoPages(make: (limits: Limits) => DocumentBlocks): DocumentBlocks {
  let blocks: DocumentBlocks = [];
  for (const limits of LIMITS_BY_STEP) {
    blocks = make(limits);
    if (blocksHeight(blocks) <= AVAILABLE_HEIGHT_PT) break;
  }
  return blocks;
}
