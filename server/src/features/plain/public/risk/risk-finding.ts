import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import type { EvidenceCell } from '@ciguawatch/shared/domain/samples/evidence';
import type { Span } from '@ciguawatch/shared/domain/statistics/coverage';
import type { Residents } from '@ciguawatch/shared/domain/statistics/risk-level';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';

/** What was asked and counted, and what the words about it need. */
export interface RiskFinding {
  place: Location;
  fish: FishChoice;
  answer: RiskAnswer;
  /** calendar years, oldest first */
  years: readonly number[];
  residents: Residents | null;
  limits: CountryNumbers;
  /** what laboratories found in fish of this kind */
  tests: readonly EvidenceCell[];
  /** observed and unobserved months of these years */
  spans: readonly Span[];
}
