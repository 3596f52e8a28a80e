import type { Outcome } from '../make-release';

const WHY = {
  released: 'The last settled quarter is released.',
  unchanged: 'Nothing has changed since the last release: no further one was made.',
  'no reports': 'There is no report to release yet.',
} as const;

/** Console message about a created or refused release. */
export const outcomeText = (outcome: Outcome, base: string): string =>
  'why' in outcome
    ? WHY[outcome.why]
    : `Released ${outcome.version}: ${base.replace(/\/+$/, '')}/open-data#v${outcome.version}`;
