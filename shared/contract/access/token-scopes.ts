/** What a personal token may be made for: reading as the public, reading cases, exporting cases, sending reports. */
export const TOKEN_SCOPES = ['public', 'cases', 'export', 'report'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * The calls that each scope opens, by name. A call that stands nowhere here is closed to every token, so that a new one
 * is closed until somebody opens it; its own access must be met as well.
 */
export const CALLS_OF_SCOPE: Readonly<Record<TokenScope, readonly string[]>> = {
  public: [
    'checkChanges',
    'formCase',
    'getBulletin',
    'getConfig',
    'getDictionary',
    'getPhenotype',
    'getPhenotypeDetail',
    'getRecoveryFigures',
    'getSpecie',
    'getSpecieDetail',
    'getSummary',
    'listAlgaeSpecies',
    'listBulletins',
    'listCases',
    'listCountries',
    'listCoverage',
    'listEvidence',
    'listLanguages',
    'listLocations',
    'listPhenotypes',
    'listSpecies',
  ],
  cases: [
    'countCases',
    'getCase',
    'getMonthlyReport',
    'getOutcomeFigures',
    'listCaseAnchors',
    'listCaseRows',
    'listCaseSamples',
    'listFigureRows',
  ],
  export: ['exportCases'],
  report: ['createCase', 'createContact', 'formCase'],
};

/** Scopes of which any one opens a call; none for a call that tokens never reach. */
export const scopesOf = (call: string): readonly TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => CALLS_OF_SCOPE[scope].includes(call));
