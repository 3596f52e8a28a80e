import type { Power } from '@ciguawatch/shared/contract/access/powers';

/** A line of the page on roles: what it says, and the calls and histories for which it stands. */
export interface Line extends Omit<Power, 'roles' | 'together'> {
  /** names of calls, and `history of` with a kind of the trail */
  asks: readonly string[];
}

type Said = readonly [key: string, kind: Power['kind'], within: Power['within'], asks: string];

/** Every call that needs an account stands in one of these lines, in words people know (`roles` of the shell's texts). */
const SAID: readonly Said[] = [
  [
    'casesFull',
    'see',
    'countries',
    'listCaseRows, listCaseAnchors, countCases, findCase, getCase, getRelatedCases, getReviewCard, getMeal, getCaseFlags, getCaseRecovery, listCaseSamples',
  ],
  ['casesFigures', 'see', 'countries', 'listFigureRows, getOutcomeFigures'],
  ['casesContact', 'see', 'countries', 'getCaseContact'],
  [
    'casesHistory',
    'see',
    'countries',
    'history of case, history of coverage, history of person, listDecisions',
  ],
  ['casesChange', 'do', 'countries', 'patchCase, changeCases, swapCases, lookAtFlag, recordRecovery'],
  ['casesDelete', 'do', 'countries', 'deleteCase, restoreCase'],
  ['casesPairs', 'do', 'countries', 'listPairs, getPair, decidePair, undoPair, listLinkable'],
  [
    'casesNotes',
    'do',
    'countries',
    'listColleagues, getThread, seeThread, writeNote, patchNote, eraseNote, patchTask, sendAttachment, getAttachment, removeAttachment',
  ],
  ['casesUndo', 'do', 'countries', 'undoDecision'],
  ['casesImport', 'do', 'countries', 'importCases, listImports, undoImport'],
  ['casesExport', 'do', 'countries', 'exportCases'],
  ['casesViews', 'do', 'own', 'listViews, createView, patchView, deleteView'],
  ['casesCoverage', 'do', 'countries', 'getCoverage, markCoverage, listSilences, answerSilence'],
  ['casesPerson', 'do', 'countries', 'findPerson, exportPerson, erasePerson'],
  ['casesRedact', 'do', 'countries', 'redactCase, redactAlert'],
  [
    'casesPosts',
    'do',
    'countries',
    'listPosts, addPost, changePost, readPostAnswers, askPost, history of post',
  ],
  ['alertsRead', 'see', 'countries', 'listAlerts, getAlert, replayAlerts, listFishNotes, history of alert'],
  ['alertsDecide', 'do', 'countries', 'decideAlert'],
  [
    'bulletinsRead',
    'see',
    'countries',
    'getMonthlyReport, listReportComments, getIssuedReport, history of report',
  ],
  ['bulletinsIssue', 'do', 'countries', 'writeReportComment, redactReportComment, issueReport'],
  ['samplesRead', 'see', 'countries', 'listSamples, getSample, listSampleImports, history of sample'],
  [
    'samplesChange',
    'do',
    'countries',
    'createSample, patchSample, deleteSample, restoreSample, importSamples, undoSampleImport',
  ],
  ['algaeRead', 'see', 'countries', 'listTracking, formTracking, history of algaetracking'],
  ['algaeChange', 'do', 'countries', 'createTracking, patchTracking, deleteTracking, saveTracking'],
  ['speciesProposals', 'see', 'said', 'listRevisions, summariseRevisions, getRevision'],
  ['speciesHistory', 'see', 'all', 'history of specie, history of phenotype'],
  ['speciesPictures', 'see', 'all', 'history of picture'],
  ['speciesDecisions', 'see', 'all', 'history of revision'],
  ['speciesPropose', 'do', 'said', 'createRevision'],
  ['speciesProposeEdit', 'do', 'own', 'editRevision, withdrawRevision'],
  ['speciesDecide', 'do', 'all', 'decideRevision, revertRevision'],
  [
    'placesRead',
    'see',
    'countries',
    'listOutlines, getLocation, listOutlineVersions, getOutlineVersion, history of location',
  ],
  ['placesAdd', 'do', 'countries', 'createLocation'],
  ['placesChange', 'do', 'countries', 'patchLocation, deleteLocation, listDeletedPlaces, restoreLocation'],
  ['accountsRead', 'see', 'countries', 'listUsers, userForm, listFailedMails, history of user'],
  ['accountsModules', 'see', 'all', 'getDeployment'],
  ['accountsChange', 'do', 'countries', 'createUser, sendUserLink'],
  ['accountsSecure', 'do', 'countries', 'endUserSessions, demandPassword, resetFactors'],
  ['accountsErase', 'do', 'countries', 'exportUser, eraseUser'],
  ['textsRead', 'see', 'all', 'getEditedTexts, history of translation'],
  ['textsChange', 'do', 'languages', 'saveTexts, listWordings, decideWording'],
  ['textsLanguage', 'do', 'languages', 'createLanguage, changeLanguage'],
  ['trailRead', 'see', 'countries', 'auditLog, exportAudit'],
  ['approvalsOwn', 'do', 'own', 'listApprovals, takeBackApproval'],
  ['approvalsDecide', 'do', 'countries', 'decideApproval'],
  [
    'accountProfile',
    'do',
    'own',
    'getMe, getUser, patchUser, getSetting, putSetting, noteVisit, sendPicture, listAudit',
  ],
  [
    'accountSecurity',
    'do',
    'own',
    'readFactors, offerTotp, confirmTotp, removeTotp, renewRecovery, newPasskeyOptions, addPasskey, renamePasskey, removePasskey, listSsoIdentities, startSsoLink, finishSsoLink, unlinkSso',
  ],
  ['accountSessions', 'do', 'own', 'listSessions, endOneSession, endOtherSessions, listSignIns, notMe'],
  ['accountTokens', 'do', 'own', 'listTokens, makeToken, revokeToken'],
];

/** The lines in the order in which the page shows them. */
export const LINES: readonly Line[] = SAID.map(([key, kind, within, asks]) => ({
  ...{ key, kind, within },
  asks: asks.split(', '),
}));
