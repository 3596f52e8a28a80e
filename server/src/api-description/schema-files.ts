import * as account from '@ciguawatch/shared/api/schemas/accounts/account';
import * as approval from '@ciguawatch/shared/api/schemas/accounts/approval';
import * as audit from '@ciguawatch/shared/api/schemas/accounts/audit';
import * as factor from '@ciguawatch/shared/api/schemas/accounts/factor';
import * as managed from '@ciguawatch/shared/api/schemas/accounts/managed';
import * as signIn from '@ciguawatch/shared/api/schemas/accounts/sign-in';
import * as singleSignOn from '@ciguawatch/shared/api/schemas/accounts/single-sign-on';
import * as token from '@ciguawatch/shared/api/schemas/accounts/token';
import * as user from '@ciguawatch/shared/api/schemas/accounts/user';
import * as alert from '@ciguawatch/shared/api/schemas/alert';
import * as algae from '@ciguawatch/shared/api/schemas/algae';
import * as caseFile from '@ciguawatch/shared/api/schemas/case';

import * as caseList from '@ciguawatch/shared/api/schemas/case-list';
import * as common from '@ciguawatch/shared/api/schemas/common';
import * as deployment from '@ciguawatch/shared/api/schemas/deployment';
import * as count from '@ciguawatch/shared/api/schemas/desk/count';
import * as decision from '@ciguawatch/shared/api/schemas/desk/decision';
import * as events from '@ciguawatch/shared/api/schemas/desk/events';
import * as flags from '@ciguawatch/shared/api/schemas/desk/flags';
import * as importFile from '@ciguawatch/shared/api/schemas/desk/import';
import * as meals from '@ciguawatch/shared/api/schemas/desk/meals';
import * as outcome from '@ciguawatch/shared/api/schemas/desk/outcome';
import * as posts from '@ciguawatch/shared/api/schemas/desk/posts';
import * as recovery from '@ciguawatch/shared/api/schemas/desk/recovery';
import * as reviewCard from '@ciguawatch/shared/api/schemas/desk/review-card';
import * as sampleImport from '@ciguawatch/shared/api/schemas/desk/sample-import';
import * as samples from '@ciguawatch/shared/api/schemas/desk/samples';
import * as thread from '@ciguawatch/shared/api/schemas/desk/thread';
import * as wording from '@ciguawatch/shared/api/schemas/desk/wording';
import * as speciesSources from '@ciguawatch/shared/api/schemas/directory/species-sources';
import * as dhis2 from '@ciguawatch/shared/api/schemas/exchange/dhis2';
import * as formParameters from '@ciguawatch/shared/api/schemas/form-parameters';
import * as i18n from '@ciguawatch/shared/api/schemas/i18n';
import * as location from '@ciguawatch/shared/api/schemas/location';
import * as around from '@ciguawatch/shared/api/schemas/monthly/around';
import * as bilan from '@ciguawatch/shared/api/schemas/monthly/bilan';
import * as coverage from '@ciguawatch/shared/api/schemas/monthly/coverage';
import * as mapIsland from '@ciguawatch/shared/api/schemas/monthly/map-island';
import * as monthly from '@ciguawatch/shared/api/schemas/monthly/monthly';
import * as monthlyFigures from '@ciguawatch/shared/api/schemas/monthly/monthly-figures';
import * as official from '@ciguawatch/shared/api/schemas/monthly/official';
import * as outline from '@ciguawatch/shared/api/schemas/outline';
import * as pairs from '@ciguawatch/shared/api/schemas/pairs';
import * as person from '@ciguawatch/shared/api/schemas/person';
import * as picture from '@ciguawatch/shared/api/schemas/picture';
import * as product from '@ciguawatch/shared/api/schemas/product';
import * as publicFile from '@ciguawatch/shared/api/schemas/public';
import * as reportAnswers from '@ciguawatch/shared/api/schemas/report-answers';
import * as revision from '@ciguawatch/shared/api/schemas/revision';
import * as species from '@ciguawatch/shared/api/schemas/species';
import * as translation from '@ciguawatch/shared/api/schemas/translation';
import * as work from '@ciguawatch/shared/api/schemas/work';

/** Files of `shared/api/schemas` by their name, each with what it exports; a test finds one that is missing. */
export const SCHEMA_FILES: Readonly<Record<string, object>> = {
  'accounts/account': account,
  'accounts/approval': approval,
  'accounts/audit': audit,
  'accounts/factor': factor,
  'accounts/managed': managed,
  'accounts/sign-in': signIn,
  'accounts/single-sign-on': singleSignOn,
  'accounts/token': token,
  'accounts/user': user,
  alert,
  algae,
  case: caseFile,
  'case-list': caseList,
  common,
  deployment,
  'desk/count': count,
  'desk/decision': decision,
  'desk/events': events,
  'desk/flags': flags,
  'desk/import': importFile,
  'desk/meals': meals,
  'desk/outcome': outcome,
  'desk/posts': posts,
  'desk/recovery': recovery,
  'desk/review-card': reviewCard,
  'desk/sample-import': sampleImport,
  'desk/samples': samples,
  'desk/thread': thread,
  'desk/wording': wording,
  'directory/species-sources': speciesSources,
  'exchange/dhis2': dhis2,
  'form-parameters': formParameters,
  i18n,
  location,
  'monthly/around': around,
  'monthly/bilan': bilan,
  'monthly/coverage': coverage,
  'monthly/map-island': mapIsland,
  'monthly/monthly': monthly,
  'monthly/monthly-figures': monthlyFigures,
  'monthly/official': official,
  outline,
  pairs,
  person,
  picture,
  product,
  public: publicFile,
  'report-answers': reportAnswers,
  revision,
  species,
  translation,
  work,
};
