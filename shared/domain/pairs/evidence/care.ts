import { sameName } from '../same-name';
import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * Most islands have one health post, and people of one meal go there on the same or the next day: agreement
 * says little, a different post says much.
 */
const WEIGHTS = {
  post_and_day: { meal: 0, patient: logLikelihoodRatio(0.5, 0.35) },
  post_same: { meal: 0, patient: 0 },
  type_same: { meal: 0, patient: 0 },
  other: { meal: 0, patient: logLikelihoodRatio(0.3, 0.6) },
};

/** Compares where and when the patients were seen by health staff; null where one was not seen. */
export const compareCare: Compare = (a, b) => {
  const post =
    a.med_location_id != null && b.med_location_id != null && a.med_location_id !== b.med_location_id
      ? false
      : sameName(a.med_place, b.med_place);
  const day = a.med_date != null && b.med_date != null ? a.med_date === b.med_date : null;
  const known = (code: unknown) => typeof code === 'string' && code !== 'U';
  const type = known(a.med_type) && known(b.med_type) ? a.med_type === b.med_type : null;
  if (post === null && type === null) return null;
  if (post === false || (post === null && type === false)) return outcomeOf('other');
  if (day === true) return outcomeOf('post_and_day');
  return outcomeOf(post === true ? 'post_same' : 'type_same');
};

const outcomeOf = (outcome: keyof typeof WEIGHTS) =>
  ({ field: 'care', outcome, ...WEIGHTS[outcome] }) as const;
