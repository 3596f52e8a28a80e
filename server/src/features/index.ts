import type { Feature } from '../deps';
import { alertsFeature } from './alerts/routes';
import { algaeFeature } from './algae/routes';
import { approvalFeature } from './approvals/routes';
import { auditFeature } from './audit/routes';
import { authFeature } from './auth/routes';
import { basemapFeature } from './basemap/routes';
import { caseCountFeature } from './cases/count/routes';
import { caseEditorFeature } from './cases/editing/editor-routes';
import { caseFlagFeature } from './cases/flags/routes';
import { caseListFeature } from './cases/list/routes';
import { outcomeFeature } from './cases/outcome/routes';
import { publicListFeature } from './cases/public/list-routes';
import { recoveryFeature } from './cases/recovery/routes';
import { reviewCardFeature } from './cases/review-card/routes';
import { reportFeature } from './cases/routes';
import { configFeature } from './config/routes';
import { coverageFeature } from './coverage/routes';
import { decisionFeature } from './decisions/routes';
import { deploymentFeature } from './deployment/routes';
import { dhis2Feature } from './dhis2/routes';
import { eventsFeature } from './events/routes';
import { fishbaseFeature } from './fishbase/routes';
import { followFeature } from './follow/routes';
import { i18nFeature } from './i18n/routes';
import { wordingFeature } from './i18n/wordings/routes';
import { importFeature } from './imports/routes';
import { deletedPlacesFeature } from './locations/deleted/routes';
import { outlinesFeature } from './locations/edit/routes';
import { locationsFeature } from './locations/routes';
import { mealFeature } from './meals/routes';
import { monthlyFeature } from './monthly/routes';
import { ogcFeature } from './ogc/routes';
import { openRosaFeature } from './openrosa/routes';
import { pairFeature } from './pairs/routes';
import { pictureFeature } from './pictures/routes';
import { plainFeature } from './plain/routes';
import { postFeature } from './posts/routes';
import { publicFeature } from './public/routes';
import { revisionsFeature } from './revisions/routes';
import { rightsFeature } from './rights/routes';
import { samplesFeature } from './samples/routes';
import { passkeyFeature } from './second-factor/passkeys/routes';
import { secondFactorFeature } from './second-factor/routes';
import { settingsFeature } from './settings/routes';
import { signInFeature } from './sign-ins/routes';
import { silenceFeature } from './silences/routes';
import { singleSignOnFeature } from './single-sign-on/routes';
import { syncFeature } from './sync/routes';
import { threadFeature } from './thread/routes';
import { tokenFeature } from './tokens/routes';
import { managedAccountsFeature } from './users/managed/routes';
import { usersFeature } from './users/routes';
import { workFeature } from './work/routes';

/** All features of the API, in the order of its description. */
export const features: readonly Feature[] = [
  configFeature,
  authFeature,
  secondFactorFeature,
  passkeyFeature,
  signInFeature,
  tokenFeature,
  singleSignOnFeature,
  usersFeature,
  managedAccountsFeature,
  i18nFeature,
  wordingFeature,
  auditFeature,
  reportFeature,
  publicListFeature,
  caseListFeature,
  caseCountFeature,
  caseEditorFeature,
  threadFeature,
  reviewCardFeature,
  recoveryFeature,
  caseFlagFeature,
  outcomeFeature,
  rightsFeature,
  alertsFeature,
  approvalFeature,
  decisionFeature,
  pairFeature,
  importFeature,
  mealFeature,
  outlinesFeature,
  deletedPlacesFeature,
  locationsFeature,
  basemapFeature,
  coverageFeature,
  postFeature,
  silenceFeature,
  monthlyFeature,
  fishbaseFeature,
  revisionsFeature,
  algaeFeature,
  samplesFeature,
  pictureFeature,
  syncFeature,
  publicFeature,
  dhis2Feature,
  workFeature,
  settingsFeature,
  eventsFeature,
  deploymentFeature,
  followFeature,
  plainFeature,
  ogcFeature,
  openRosaFeature,
];
