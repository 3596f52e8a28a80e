import { useEffect, useState } from 'react';
import { type Cell, yearOf } from './cells';

/** Number of years on the strip. */
export const YEARS = 10;
/** Milliseconds that each month is shown during playback. */
const PACE = 350;

/**
 * Selected month, the ten years shown around it, and their playback.
 * @param first first month replayed
 * @param last the current month
 */
export function useMonths(first: Cell, last: Cell) {
  const [at, setAt] = useState<Cell | null>(null);
  const [playing, setPlaying] = useState(false);
  const chosen = Math.min(last, Math.max(first, at ?? last));
  // The strip starts a whole number of decades before the current one, so that it moves only between decades.
  const back = Math.floor((yearOf(last) - yearOf(chosen)) / YEARS);
  const start = (yearOf(last) - (back + 1) * YEARS + 1) * 12;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setAt((now) => Math.min(last, Math.max(first, now ?? last) + 1)), PACE);
    return () => clearInterval(timer);
  }, [playing, first, last]);
  useEffect(() => {
    if (chosen === last) setPlaying(false);
  }, [chosen, last]);
  const choose = (cell: Cell) => {
    setPlaying(false);
    setAt(Math.min(last, Math.max(first, cell)));
  };
  const play = () => {
    // Playback started at the last month begins again at the first one on the strip.
    if (!playing && chosen === last) setAt(Math.max(first, start));
    setPlaying(!playing);
  };
  return { chosen, start, playing, choose, play };
}
