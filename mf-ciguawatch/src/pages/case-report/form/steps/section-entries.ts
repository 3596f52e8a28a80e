import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { go, noteStep, type PageStep } from '@ciguawatch/shared/runtime/navigation/navigation';
import type { Steps } from './steps';

/** What an entry of the history knows of the form: its section, and those of the entries beneath it. */
export interface SectionEntry extends PageStep {
  section: Section;
  beneath: readonly Section[];
  returning: boolean;
}

/** The entry that is shown, of whichever report; null when it is none of a form. */
export const entryNow = (): SectionEntry | null => {
  const step = history.state?.usr as SectionEntry | null | undefined;
  return step?.within === undefined ? null : step;
};

/**
 * Writes the section that was reached into the history: an entry found again, changed, or new.
 * @returns the entry that is shown from now on
 */
export function follow(from: SectionEntry, { section, returning }: Steps): SectionEntry {
  const found = from.beneath.lastIndexOf(section);
  // An edit link opens its section again: back from there is the review.
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

/** Leaves the form for where one came from; home where this tab began with it. */
export function leaveForm(): void {
  const entries = (entryNow()?.beneath.length ?? 0) + 1;
  if (history.state?.idx >= entries) history.go(-entries);
  else go('/');
}
