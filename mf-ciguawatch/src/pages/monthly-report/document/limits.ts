import type { Columns, Section } from '@ciguawatch/shared/ui/document/description';
import { blocksHeight } from './balance';
import type { CountId } from './counts';

/** How many lines the long tables of a report have; what is left out of them is told in a sentence, or in its file. */
interface Limits {
  /** islands by their reports */
  places: number;
  /** islands with a rate */
  rates: number;
  /** lines of a table of counts */
  counts: number;
  /** tables that are told in one sentence */
  sentences: readonly (CountId | 'earlier')[];
}

const STEPS: readonly Limits[] = [
  { places: 40, rates: 10, counts: 8, sentences: [] },
  { places: 20, rates: 8, counts: 8, sentences: [] },
  { places: 18, rates: 8, counts: 7, sentences: ['parts', 'meals'] },
  { places: 14, rates: 6, counts: 6, sentences: ['parts', 'meals', 'earlier'] },
  { places: 10, rates: 5, counts: 5, sentences: ['parts', 'meals', 'earlier', 'onset'] },
  { places: 8, rates: 4, counts: 4, sentences: ['parts', 'meals', 'earlier', 'onset', 'phenotypes'] },
  { places: 5, rates: 2, counts: 3, sentences: ['parts', 'meals', 'earlier', 'onset', 'phenotypes'] },
];

/** Points of two pages below the head of the first, less the closing and what breaks of pages leave white. */
const ROOM = 1395;

type Blocks = readonly (Section | Columns)[];

/** The fullest report that two pages hold; the shortest where none fits. */
export function fitted(make: (limits: Limits) => Blocks): Blocks {
  let blocks: Blocks = [];
  for (const limits of STEPS) {
    blocks = make(limits);
    if (blocksHeight(blocks) <= ROOM) break;
  }
  return blocks;
}
