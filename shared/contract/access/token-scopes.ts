/** What a personal token may be made for: reading as the public, reading cases, exporting cases, sending reports. */
export const TOKEN_SCOPES = ['public', 'cases', 'export', 'report'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * The calls allowed by each scope, by name. A call not listed here is closed to every token, so new calls are
 * closed by default; the access of the call itself applies as well.
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
