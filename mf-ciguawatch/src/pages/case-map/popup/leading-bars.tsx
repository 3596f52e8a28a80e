import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { OmittedEntriesLine } from '../../../map-and-stats/omitted-entries-line';
import css from './cluster-popup.module.css';
import { type ShareBar, ShareBars } from './share-bars';

/** Bars shown, and with those equal to the last of them; a line tells of the remaining ones. */
const BARS = { wanted: 5, most: 8 };
const countOf = ({ count }: { count: number }) => count;

/** The leading bars, and a line on the others. */
export function LeadingBars({ bars, label }: { bars: readonly ShareBar[]; label: string }) {
  const ranked = [...bars].sort((a, b) => b.count - a.count);
  const shown = leadingEntries(ranked, countOf, BARS.wanted, BARS.most);
  return (
    <>
      <ShareBars label={label} bars={shown} />
      <OmittedEntriesLine className={css.months} left={entriesLeft(ranked, countOf, shown)} />
    </>
  );
}
