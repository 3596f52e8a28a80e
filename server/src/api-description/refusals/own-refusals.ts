import type { RefusalCode } from './code-words';

/** Codes by status. */
type ByStatus = { readonly [status: number]: readonly RefusalCode[] };

const country: ByStatus = { 403: ['country_forbidden'] };
const missing: ByStatus = { 404: ['not_found'] };
const limited: ByStatus = { 429: ['too_many_requests'] };
const changed: ByStatus = { 409: ['conflict'] };
const repeated: ByStatus = { 409: ['uuid_reused'] };
const link: ByStatus = { 400: ['reset_token_invalid'], ...limited };
const password: ByStatus = {
  400: ['password_weak', 'password_common', 'password_personal', 'password_published'],
};
const proof: ByStatus = { 400: ['password_wrong', 'factor_wrong'], ...limited };
const signOn: ByStatus = { 400: ['sso_failed'], 404: ['not_found'], 503: ['sso_unavailable'], ...limited };
const ofCase: ByStatus = {
  400: ['case_reason'],
  403: ['country_forbidden'],
  404: ['case_missing'],
  409: ['case_withdrawn', 'case_original', 'case_deleted', 'case_unchanged', 'case_transition', 'conflict'],
  410: ['restore_expired'],
};
const ofPlace: ByStatus = { ...country, 409: ['conflict', 'outline_doubtful', 'place_exists'] };
const login: ByStatus = { 401: ['invalid_login'], 429: ['too_many_requests', 'login_held'] };
const ofPicture: ByStatus = {
  400: ['picture_pixels', 'picture_damaged'],
  409: ['uuid_reused'],
  415: ['picture_type'],
  ...limited,
};

/** Codes of several tables, those of one status together. */
const all = (...tables: readonly ByStatus[]): ByStatus => {
  const found: Record<number, RefusalCode[]> = {};
  for (const table of tables)
    for (const [status, codes] of Object.entries(table))
      found[Number(status)] = [...new Set([...(found[Number(status)] ?? []), ...codes])];
  return found;
};

/**
 * Errors specific to single calls, in addition to those that follow from their definition. Test servers check
 * every error response against them.
 */
export const OWN_REFUSALS: Readonly<Record<string, ByStatus>> = {
  // session
  login,
  askLoginLink: limited,
  loginByLink: link,
  refresh: { 401: ['token_missing', 'token_invalid', 'token_reused'], 403: ['csrf_invalid'] },
  logout: { 403: ['csrf_invalid'] },
  requestReset: { 404: ['email_unknown'], ...limited },
  checkReset: link,
  confirmReset: all(link, password),
  confirmEmail: all(link, { 400: ['email_taken'] }),
  secondStep: { 400: ['factor_wrong'], 401: ['token_invalid'], ...limited },
  offerTotp: all(proof, changed),
  confirmTotp: all(proof, changed),
  removeTotp: proof,
  renewRecovery: proof,
  passkeyOptions: limited,
  passkeyLogin: { 401: ['passkey_unknown', 'passkey_refused'], ...limited },
  newPasskeyOptions: all(proof, { 409: ['passkey_count'] }),
  addPasskey: { 400: ['passkey_refused'], 409: ['passkey_count'] },
  removePasskey: proof,
  startSso: signOn,
  finishSso: all(signOn, { 401: ['invalid_login'], 403: ['sso_email'], 409: ['sso_unlinked'] }),
  startSsoLink: all(signOn, proof),
  finishSsoLink: all(signOn, { 409: ['sso_taken'] }),
  unlinkSso: proof,
  makeToken: all(proof, { 403: ['factor_first'], 409: ['token_count'] }),
  revokeToken: missing,
  // accounts
  listUsers: {},
  createUser: all(country, { 400: ['email_taken'], 403: ['forbidden'], ...limited }),
  getUser: all(country, { 403: ['forbidden'] }),
  patchUser: all(country, password, {
    400: ['email_taken', 'password_wrong'],
    401: ['token_invalid'],
    403: ['forbidden'],
    ...limited,
  }),
  sendUserLink: all(country, { 403: ['forbidden'] }, limited),
  resetFactors: all(country, { 403: ['forbidden'] }),
  endUserSessions: all(country, { 403: ['forbidden'] }),
  demandPassword: all(country, { 403: ['forbidden'] }, limited),
  listFailedMails: all(country, { 403: ['forbidden'] }),
  exportUser: all(country, { 403: ['forbidden'] }),
  eraseUser: all(country, { 403: ['forbidden'] }),
  // portal
  createLanguage: country,
  changeLanguage: all(country, { 403: ['forbidden'] }),
  getEditedTexts: country,
  saveTexts: all(country, changed),
  decideWording: all(country, changed),
  listAudit: { 403: ['forbidden'] },
  getSetting: missing,
  putSetting: missing,
  tellModuleFault: limited,
  streamChanges: { 401: ['token_invalid'], 406: ['unsupported_media_type'], ...limited },
  decideApproval: {
    403: ['approval_own', 'country_forbidden'],
    409: ['approval_decided', 'approval_stale', 'approval_count', 'approval_asker', 'outline_doubtful'],
  },
  takeBackApproval: { 403: ['forbidden'], 409: ['approval_decided', 'approval_count'] },
  // reports and public data
  createCase: all(repeated, limited),
  createContact: all(repeated, limited),
  followByPush: limited,
  renewPush: limited,
  askWording: all({ 404: ['not_found'] }, limited),
  withdrawCase: {
    403: ['receipt_code_missing'],
    404: ['receipt_code_unknown'],
    409: ['case_withdrawn'],
    ...limited,
  },
  readWithdrawal: { 404: ['receipt_code_unknown'], ...limited },
  listCases: missing,
  checkChanges: { 404: ['not_found'], 410: ['sync_expired'] },
  // cases
  findCase: { 404: ['receipt_code_unknown'], ...limited },
  exportCases: { 403: ['token_scope'] },
  getCase: ofCase,
  patchCase: ofCase,
  deleteCase: ofCase,
  restoreCase: ofCase,
  swapCases: ofCase,
  redactCase: ofCase,
  getCaseContact: ofCase,
  getRelatedCases: ofCase,
  getOutcomeFigures: country,
  changeCases: ofCase,
  getReviewCard: ofCase,
  getCaseRecovery: ofCase,
  recordRecovery: all(ofCase, changed),
  getCaseFlags: ofCase,
  lookAtFlag: all(ofCase, changed),
  listCaseSamples: ofCase,
  listLinkable: ofCase,
  getThread: ofCase,
  seeThread: ofCase,
  writeNote: all(ofCase, repeated),
  patchNote: all(country, { 403: ['note_foreign'], 409: ['note_late', 'conflict'] }),
  eraseNote: all(country, { 403: ['note_foreign'] }),
  patchTask: ofCase,
  sendAttachment: all(ofPicture, ofCase, {
    400: ['pdf_damaged', 'pdf_locked'],
    404: ['not_found'],
    409: ['attachments_full'],
    415: ['file_type'],
    503: ['unavailable'],
  }),
  getAttachment: country,
  removeAttachment: country,
  patchView: { 403: ['forbidden'] },
  deleteView: { 403: ['forbidden'] },
  undoDecision: all(country, ofCase, { 409: ['decision_undone'], 410: ['undo_expired'] }),
  getPair: country,
  decidePair: all(country, { 409: ['case_linked', 'case_original', 'case_deleted', 'case_withdrawn'] }),
  undoPair: all(country, { 409: ['conflict'], 410: ['undo_expired'] }),
  importCases: all(country, repeated),
  undoImport: all(country, changed, { 404: ['case_missing'], 410: ['undo_expired', 'restore_expired'] }),
  getMeal: country,
  exportPerson: country,
  erasePerson: all(country, changed),
  // alerts and bulletins
  listAlerts: country,
  getAlert: country,
  decideAlert: country,
  redactAlert: country,
  replayAlerts: country,
  getCoverage: country,
  markCoverage: country,
  listPosts: country,
  addPost: all(country, repeated),
  changePost: country,
  readPostAnswers: country,
  askPost: all(country, limited),
  answerSilence: country,
  getMonthlyReport: country,
  listReportComments: country,
  writeReportComment: all(country, changed),
  redactReportComment: all(country, changed, missing),
  issueReport: all(country, changed),
  getIssuedReport: country,
  // places
  createLocation: all(ofPlace, repeated),
  patchLocation: ofPlace,
  deleteLocation: ofPlace,
  listOutlineVersions: country,
  getOutlineVersion: country,
  getLocation: country,
  restoreLocation: all(ofPlace, { 409: ['place_parent_gone'], 410: ['restore_expired'] }),
  // species and their revisions
  getRevision: { 403: ['forbidden'] },
  createRevision: { 403: ['forbidden'], 404: ['not_found'], 409: ['uuid_reused', 'conflict'] },
  editRevision: { 403: ['forbidden'] },
  withdrawRevision: { 403: ['forbidden'] },
  decideRevision: { 403: ['forbidden'] },
  revertRevision: { 409: ['uuid_reused', 'conflict'] },
  sendPicture: all(ofPicture, { 403: ['forbidden'], 503: ['unavailable'] }),
  // algae and samples
  createTracking: all(country, repeated, { 410: ['restore_expired'] }),
  saveTracking: all(country, changed, repeated, { 410: ['restore_expired'] }),
  patchTracking: country,
  deleteTracking: country,
  getSample: country,
  createSample: all(country, repeated),
  patchSample: country,
  deleteSample: country,
  restoreSample: all(country, changed, { 410: ['restore_expired'] }),
  importSamples: all(country, repeated),
  undoSampleImport: all(country, changed, {
    404: ['case_missing'],
    410: ['undo_expired', 'restore_expired'],
  }),
};
