import { type Faults, sectionFaults } from '@ciguawatch/shared/domain/report/report-rules';
import { SECTIONS, type Section } from '@ciguawatch/shared/domain/report/report-sections';

/** Position of the reporter in the form. */
export interface Steps {
  section: Section;
  /** the farthest section reached */
  furthest: Section;
  /** sections whose faults are shown, because the reporter tried to leave them */
  attempted: ReadonlySet<Section>;
  /** an edit link of the review opened this section: Next and Back return to the review */
  returning: boolean;
}

/** Moves between sections; `refuse` opens the section whose fault blocked sending. */
export type StepAction =
  | { do: 'next' | 'back'; faults: Faults }
  | { do: 'go' | 'edit'; to: Section }
  | { do: 'refuse'; at: Section }
  /** the browser’s back or forward button opened this section */
  | { do: 'arrive'; to: Section; furthest: Section; returning: boolean };

/** Initial position; all sections up to `section` count as reached. */
export const firstStep = (section: Section = 1): Steps => ({
  section,
  furthest: section,
  attempted: new Set(),
  returning: false,
});

/** The first section with a fault; null when the report can be sent. */
export function firstFaulty(faults: Faults): Section | null {
  return SECTIONS.find((section) => sectionFaults(section, faults).length > 0) ?? null;
}

/**
 * Computes the next position: forward only if the current section is valid, back by one, or directly to any
 * section reached before.
 */
export function step(steps: Steps, action: StepAction): Steps {
  switch (action.do) {
    case 'next':
      return sectionFaults(steps.section, action.faults).length > 0
        ? attempted(steps, steps.section)
        : moved(steps, steps.returning ? 6 : at(steps.section + 1));
    case 'back':
      return moved(steps, steps.returning ? 6 : at(steps.section - 1));
    case 'go':
      return action.to > steps.furthest ? steps : moved(steps, action.to);
    case 'edit':
      return { ...moved(steps, action.to), returning: true };
    case 'arrive':
      return {
        ...moved({ ...steps, furthest: at(Math.max(steps.furthest, action.furthest)) }, action.to),
        returning: action.returning,
      };
    case 'refuse':
      return attempted({ ...moved(steps, action.at), returning: steps.furthest === 6 }, action.at);
  }
}

const at = (section: number): Section => Math.min(6, Math.max(1, section)) as Section;

const attempted = (steps: Steps, section: Section): Steps => ({
  ...steps,
  attempted: new Set([...steps.attempted, section]),
});

const moved = (steps: Steps, section: Section): Steps => ({
  ...steps,
  section,
  furthest: at(Math.max(steps.furthest, section)),
  returning: false,
});
