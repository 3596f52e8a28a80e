import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { go, noteStep, type PageStep } from '@ciguawatch/shared/runtime/navigation/navigation';
import type { Steps } from './steps';

/**
 * State of a browser history entry: its section, the sections of the entries below it, and whether Next
 * returns to the review.
 */
export interface SectionEntry extends PageStep {
  section: Section;
  beneath: readonly Section[];
  returning: boolean;
}

/** State of the current history entry, of any report; null when it does not belong to a form. */
export const entryNow = (): SectionEntry | null => {
  const step = history.state?.usr as SectionEntry | null | undefined;
  return step?.within === undefined ? null : step;
};

/**
 * Updates the browser history for a new section: goes back to its entry, changes the current one, or adds
 * one.
 * @returns the state of the current entry afterwards
 */
export function updateSectionHistory(from: SectionEntry, { section, returning }: Steps): SectionEntry {
  const found = from.beneath.lastIndexOf(section);
  // A section opened by an edit link gets a new entry, so that Back leads to the review.
  if (found >= 0 && !returning) {
    history.go(found - from.beneath.length);
    return { ...from, section, returning, beneath: from.beneath.slice(0, found) };
  }
  if (section < from.section && !returning) {
    const changed = { ...from, section, returning };
    noteStep(changed, true);
    return changed;
  }
  const next = { ...from, section, returning, beneath: [...from.beneath, from.section] };
  noteStep(next);
  return next;
}

/** Leaves the form for the page before it, or for the home page if the tab was opened with the form. */
export function leaveForm(): void {
  const entries = (entryNow()?.beneath.length ?? 0) + 1;
  if (history.state?.idx >= entries) history.go(-entries);
  else go('/');
}
