import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { isUnknown } from '../words';
import type { CaseFault, CaseReading, Step } from './reading';

/** Levels of names, the coarsest first: each narrows the next. */
const LEVELS = ['archipelago', 'island', 'place'] as const;
type Level = (typeof LEVELS)[number];

/**
 * Place that the names of a line give, read from the coarsest to the finest, each within the one before. A name that
 * several places have, or that contradicts another, is asked once for all lines that say the same.
 */
export function namedPlace(
  texts: Partial<Record<Level, string>>,
  reading: CaseReading,
): Step<Place | null>[] {
  const steps: Step<Place | null>[] = [];
  let within: Place | null = null;
  for (const level of LEVELS) {
    const text = texts[level] ?? '';
    if (isUnknown(text)) continue;
    const step = ofLevel(level, text, within, reading);
    steps.push(step);
    if ('value' in step) within = step.value ?? within;
  }
  return [...steps, { value: within }];
}

/** The place of one name; null where a village is in no list, which leaves its island. */
function ofLevel(level: Level, text: string, within: Place | null, reading: CaseReading): Step<Place | null> {
  const { places, answers } = reading;
  const key = `${level}|${within?.id ?? ''}|${normalise(text)}`;
  const answer = answers[key];
  if (answer && 'skip' in answer) return answer;
  if (answer && 'put' in answer) return { value: places.get(answer.put.case_location_id ?? 0) ?? null };
  return ofText(answer?.text ?? text, { key, level, within, text }, reading);
}

interface Asked {
  key: string;
  level: Level;
  within: Place | null;
  /** as the line writes it */
  text: string;
}

/** The place that a text names within another. */
function ofText(said: string, { key, level, within, text }: Asked, reading: CaseReading): Step<Place | null> {
  const { places } = reading;
  const ask = (fault: 'place' | 'elsewhere', likely: readonly Place[]) => ({
    fault: faultOf(reading, { key, field: level, fault, text, likely: likely.map(idOf) }),
  });
  const found = places.find(said, within);
  if ('place' in found) return { value: found.place };
  if (!within) return ask('place', found.likely);
  const anywhere = places.find(said, null);
  if ('place' in anywhere) {
    // A coarser name in a finer column changes nothing: Nuku Hiva, then the archipelago for the village.
    if (places.isWithin(within, anywhere.place)) return { value: within };
    return ask('elsewhere', [anywhere.place, within]);
  }
  const isUnlisted = level === 'place' && within.type === 'I' && !isListed(found.likely, said);
  return isUnlisted ? { value: null } : ask('place', found.likely);
}

const idOf = ({ id }: Place) => ({ case_location_id: id });

/** Whether one of these places begins alike, so that a typing error is likelier than an unlisted village. */
const isListed = (likely: readonly Place[], text: string): boolean =>
  likely.some(({ name }) => normalise(name).slice(0, 3) === normalise(text).slice(0, 3));

/** A question about the place of a line, with the column that it is about. */
export const faultOf = ({ columns }: CaseReading, fault: Omit<CaseFault, 'column'>): CaseFault => ({
  ...fault,
  column: columns.findIndex(({ field }) => field === fault.field),
});
