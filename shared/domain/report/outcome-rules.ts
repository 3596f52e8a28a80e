import type { OnsetDelay } from '../codes/choices';

/** Answers about onset, outcome and meal, as a form or a body has them. */
export interface Outcome {
  gsympt_delay?: OnsetDelay | null | undefined;
  /** hours from the meal to the first signs */
  onset_hours?: number | null | undefined;
  hospitalised?: boolean | null | undefined;
  intensive_care?: boolean | null | undefined;
  died?: boolean | null | undefined;
  profile?: string | null | undefined;
  /** people who ate, and of them the ill */
  ate_nb?: number | null | undefined;
  mass_poisoning_nb?: number | null | undefined;
}

/** Hours of each band of `gsympt_delay`, both ends included; "don't know" has none. */
export const ONSET_BANDS: Partial<Record<OnsetDelay, readonly [min: number, max: number]>> = {
  2: [0, 0.5],
  3: [0.5, 2],
  4: [2, 12],
  5: [12, Number.POSITIVE_INFINITY],
};

/** Whether the hours deny the band beside them. */
const deniesBand = ({ gsympt_delay: band, onset_hours: hours }: Outcome): boolean => {
  const held = band == null ? undefined : ONSET_BANDS[band];
  return held !== undefined && hours != null && (hours < held[0] || hours > held[1]);
};

/** The band of a number of hours; half an hour and two hours are the beginning of a band. */
export const bandOf = (hours: number): OnsetDelay =>
  hours < 0.5 ? '2' : hours < 2 ? '3' : hours <= 12 ? '4' : '5';

/** Fields whose answers contradict another: a report like that is refused. */
export function contradictedOutcomes(
  said: Outcome,
): ('onset_hours' | 'intensive_care' | 'died' | 'ate_nb')[] {
  const {
    hospitalised,
    intensive_care: intensive,
    died,
    profile,
    ate_nb: ate,
    mass_poisoning_nb: ill,
  } = said;
  return [
    ...(deniesBand(said) ? (['onset_hours'] as const) : []),
    ...(intensive && hospitalised === false ? (['intensive_care'] as const) : []),
    // Nobody reports their own death.
    ...(died && profile === '2' ? (['died'] as const) : []),
    ...(ate != null && ill != null && ate < ill ? (['ate_nb'] as const) : []),
  ];
}

/** What follows from an outcome where nothing else was said: the band of its hours, and the stay of intensive care. */
export function impliedOutcomes(said: Outcome): Pick<Outcome, 'gsympt_delay' | 'hospitalised'> {
  const { onset_hours: hours, gsympt_delay: band, intensive_care: intensive, hospitalised } = said;
  return {
    ...(hours != null && (band ?? '1') === '1' && { gsympt_delay: bandOf(hours) }),
    ...(intensive && hospitalised == null && { hospitalised: true }),
  };
}
