import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { noteStep } from '@ciguawatch/shared/runtime/navigation/navigation';
import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { entryNow, type SectionEntry, updateSectionHistory } from './section-entries';
import type { StepAction, Steps } from './steps';

/**
 * Gives each section a browser history entry, so that Back and Forward move between sections.
 * @param within uuid of the report, by which its entries are recognised after a reload
 * @param whole whether sections before the initial one get entries too
 */
export function useSectionHistory(
  within: string,
  steps: Steps,
  move: Dispatch<StepAction>,
  whole: boolean,
): void {
  const here = useRef<SectionEntry | null>(null);
  const start = useRef(steps.section);
  // A layout effect runs before the section is painted, so that an immediate Back cannot skip it.

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
      // After a reload the entries of another report are still below this one: go back past them before
      // starting.
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
        // Forward led to an entry of another report: overwrite it with the current section and stay.
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
      // The form closed without leaving the page (sent, or taken over by another tab): remove its entries, so
      // that Back does not open sections that no longer exist.
      if (stays && last.beneath.length > 0) history.go(-last.beneath.length);
    };
  }, [within, move, whole]);

  useLayoutEffect(() => {
    const entry = here.current;
    if (entry && (entry.section !== steps.section || entry.returning !== steps.returning)) {
      here.current = updateSectionHistory(entry, steps);
    }
  }, [steps]);
}
