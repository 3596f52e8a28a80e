import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { noteStep } from '@ciguawatch/shared/runtime/navigation/navigation';
import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { entryNow, follow, type SectionEntry } from './section-entries';
import type { StepAction, Steps } from './steps';

/**
 * Makes each section an entry of the history, so that the back button of the browser and the gesture
 * of the phone lead one section back, and forward again.
 * @param within the report's identifier: after a reload its entries are known again by it
 * @param whole whether a form opened in the middle gets entries for the sections before
 */
export function useSectionHistory(
  within: string,
  steps: Steps,
  move: Dispatch<StepAction>,
  whole: boolean,
): void {
  const here = useRef<SectionEntry | null>(null);
  const start = useRef(steps.section);
  // Before the section is painted, so that an instant Back cannot skip it.

  useLayoutEffect(() => {
    const address = location.pathname + location.search;
    const first = start.current;
    const begin = () => {
      let entry: SectionEntry = { within, section: whole ? 1 : first, beneath: [], returning: false };
      noteStep(entry, true);
      while (entry.section < first) {
        const section = (entry.section + 1) as Section;
        entry = { ...entry, section, beneath: [...entry.beneath, entry.section] };
        noteStep(entry);
      }
      here.current = entry;
    };
    const arrive = (entry: SectionEntry) => {
      here.current = entry;
      const { section: to, returning, beneath } = entry;
      move({ do: 'arrive', to, furthest: Math.max(to, ...beneath) as Section, returning });
    };
    const found = entryNow();
    let leavingOld = false;
    if (found?.within === within && found.beneath.length > 0) {
      const same = { ...found, section: first };
      arrive(same);
      noteStep(same, true);
    } else if (found && found.beneath.length > 0) {
      // A reload, then another report: the sections of the one before are no way back.
      leavingOld = true;
      history.go(-found.beneath.length);
    } else begin();

    const onPop = () => {
      if (location.pathname + location.search !== address) return;
      const entry = entryNow();
      if (leavingOld) {
        leavingOld = false;
        begin();
      } else if (entry?.within === within) arrive(entry);
      else if (here.current) {
        // Forward to what is left of another report: this one stays where it is.
        const { section, beneath } = here.current;
        here.current = { ...here.current, beneath: [...beneath, section] };
        noteStep(here.current, true);
      }
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      const last = entryNow();
      const stays = location.pathname + location.search === address && last?.within === within;
      // Sent, or gone on with in another tab: back leads out, not through sections that are no more.
      if (stays && last.beneath.length > 0) history.go(-last.beneath.length);
    };
  }, [within, move, whole]);

  useLayoutEffect(() => {
    const entry = here.current;
    if (entry && (entry.section !== steps.section || entry.returning !== steps.returning)) {
      here.current = follow(entry, steps);
    }
  }, [steps]);
}
