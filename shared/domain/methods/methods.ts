/** A rule that raises alerts or computes a figure that people read. */
export interface Method {
  id: 'month' | 'rolling' | 'pooled' | 'large_meal' | 'rates' | 'risk' | 'withheld' | 'incomplete';
  /** raised when the rule answers differently for the same reports */
  version: number;
  /** papers that it stands on; none where it is a decision of the laboratory or of this product */
  sources: readonly string[];
}

/** All rules, in the order of the page that explains them. */
export const METHODS: readonly Method[] = [
  { id: 'month', version: 1, sources: [] },
  { id: 'rolling', version: 1, sources: [] },
  {
    id: 'pooled',
    version: 2,
    sources: [
      'Marshall 1991, Applied Statistics 40:283–294',
      'Gelman et al. 2013, Bayesian Data Analysis, 2.6',
    ],
  },
  { id: 'large_meal', version: 1, sources: ['CDC 1998–2015'] },
  { id: 'rates', version: 1, sources: ['Garwood 1936, Biometrika 28:437–442'] },
  { id: 'risk', version: 1, sources: ['Garwood 1936, Biometrika 28:437–442'] },
  { id: 'withheld', version: 1, sources: [] },
  { id: 'incomplete', version: 1, sources: [] },
];
