import { CLASS_RULE } from '../case-class/classes';

/** A rule that raises alerts or computes a figure that people read. */
export interface Method {
  id:
    | 'month'
    | 'rolling'
    | 'pooled'
    | 'large_meal'
    | 'same_fish'
    | 'first_fish'
    | 'fish_again'
    | 'silence'
    | 'zero_reports'
    | 'case_class'
    | 'rates'
    | 'risk'
    | 'withheld'
    | 'incomplete';
  /** raised when the rule answers differently for the same reports */
  version: number;
  /** papers that it stands on; none where it is a decision of the laboratory or of this product */
  sources: readonly string[];
}

/** Counts whose rate follows a gamma law are negative binomial. */
const LAW = 'Gelman et al. 2013, Bayesian Data Analysis, 3rd ed., 2.6';

/** All rules, in the order of the page that explains them. */
export const METHODS: readonly Method[] = [
  { id: 'month', version: 1, sources: [] },
  { id: 'rolling', version: 1, sources: [] },
  {
    id: 'pooled',
    version: 2,
    sources: ['Marshall 1991, Applied Statistics 40:283–294', LAW],
  },
  { id: 'large_meal', version: 1, sources: ['CDC 1998–2015'] },
  { id: 'same_fish', version: 1, sources: [] },
  { id: 'first_fish', version: 1, sources: ['Good 1953, Biometrika 40:237–264'] },
  { id: 'fish_again', version: 1, sources: [] },
  { id: 'silence', version: 1, sources: [LAW] },
  { id: 'zero_reports', version: 1, sources: [] },
  { id: 'case_class', version: CLASS_RULE, sources: ['Friedman et al. 2017, Marine Drugs 15:72'] },
  { id: 'rates', version: 1, sources: ['Garwood 1936, Biometrika 28:437–442'] },
  { id: 'risk', version: 1, sources: ['Garwood 1936, Biometrika 28:437–442'] },
  { id: 'withheld', version: 1, sources: [] },
  { id: 'incomplete', version: 1, sources: [] },
];
