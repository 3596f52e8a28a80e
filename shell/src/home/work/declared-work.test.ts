import { ROLE, ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import { KNOWN } from '../../registry/known';
import { countersFor, uncounted } from './declared-work';

test('each role gets the counters that name it, with the address of the work', () => {
  expect(countersFor(KNOWN, [ROLE.cases_editor])).toMatchObject([
    {
      address: 'a/work/new-cases/',
      namespace: 'ciguawatch',
      to: '/ciguawatch/case/report/list?review_state=new',
      desktopOnly: true,
    },
    { address: 'a/work/cases-to-review/' },
    { address: 'a/work/withdrawals-asked/' },
    { address: 'a/work/cases-mine/' },
    { address: 'a/work/months-unissued/' },
    { address: 'a/work/alerts-open/' },
    { address: 'a/work/pairs-proposed/' },
    { address: 'a/work/approvals-waiting/', to: '/global/approvals' },
  ]);
  expect(countersFor(KNOWN, [ROLE.users_manager])).toMatchObject([
    { address: 'a/work/approvals-waiting/' },
    { address: 'a/work/invitations-open/', to: '/global/users?state=invited' },
    { address: 'a/work/accounts-unused/' },
  ]);
  expect(countersFor(KNOWN, [ROLE.gis_creator])).toEqual([]);
});

test('roles that no counter names are listed', () => {
  expect(uncounted(KNOWN, [ROLE.cases_editor, ROLE.gis_creator])).toEqual([ROLE.gis_creator]);
  expect(uncounted(KNOWN, ROLE_IDS)).not.toContain(ROLE.cases_editor);
});
