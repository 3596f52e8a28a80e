import { useEffect, useState } from 'react';
import { type Cell, yearOf } from './cells';

/** Years on the strip. */
export const YEARS = 10;
/** Milliseconds a month stays while the past is played. */
const PACE = 350;

/**
 * The month looked at, within the ten years that the strip shows, and its player.
 * @param first first month replayed
 * @param last the current month
 */
export function useMonths(first: Cell, last: Cell) {
  const [at, setAt] = useState<Cell | null>(null);
  const [playing, setPlaying] = useState(false);
  const chosen = Math.min(last, Math.max(first, at ?? last));
  // Whole decades back from the current year, so that the strip does not move with each month.
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
    // From the end there is nothing left to play: the years on the strip begin again.
    if (!playing && chosen === last) setAt(Math.max(first, start));
    setPlaying(!playing);
  };
  return { chosen, start, playing, choose, play };
}
