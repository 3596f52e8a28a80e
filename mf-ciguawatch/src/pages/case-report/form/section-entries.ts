import type { Section } from '@ciguawatch/shared/domain/report-sections';
import { goBack, type PageStep, pageSteps } from '@ciguawatch/shared/runtime/navigation';
import type { Steps } from './steps';

/** What an entry of the history knows of the form: its section, and those of the entries beneath it. */
export interface SectionEntry extends PageStep {
  section: Section;
  beneath: readonly Section[];
  returning: boolean;
}

/** The entry that is shown, of whichever report; null when it is none of a form. */
export const entryNow = (): SectionEntry | null => pageSteps.here as SectionEntry | null;

/**
 * Writes the section that was reached into the history: an entry found again, changed, or new.
 * @returns the entry that is shown from now on
 */
export function follow(from: SectionEntry, { section, returning }: Steps): SectionEntry {
  const found = from.beneath.lastIndexOf(section);
  // An edit link opens its section anew: back from there is the review.
  if (found >= 0 && !returning) {
    history.go(found - from.beneath.length);
    return { ...from, section, returning, beneath: from.beneath.slice(0, found) };
  }
  if (section < from.section && !returning) {
    const changed = { ...from, section, returning };
    pageSteps.replace(changed);
    return changed;
  }
  const next = { ...from, section, returning, beneath: [...from.beneath, from.section] };
  pageSteps.push(next);
  return next;
}

/** Leaves the form for where one came from. */
export const leaveForm = (): void => goBack((entryNow()?.beneath.length ?? 0) + 1);
