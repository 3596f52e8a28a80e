import { ROLE, ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import { BUILT_IN_DECLARATIONS } from '../../registry/built-in-declarations';
import { badgeCounters, countersFor, rolesWithoutCounter } from './declared-work';

test('each role gets the counters that name it, with the address of the work', () => {
  expect(countersFor(BUILT_IN_DECLARATIONS, [ROLE.cases_editor])).toMatchObject([
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
    { address: 'a/work/silences-open/' },
    { address: 'a/work/pairs-proposed/' },
    { address: 'a/work/approvals-waiting/', to: '/global/approvals' },
  ]);
  expect(countersFor(BUILT_IN_DECLARATIONS, [ROLE.users_manager])).toMatchObject([
    { address: 'a/work/approvals-waiting/' },
    { address: 'a/work/invitations-open/', to: '/global/users?state=invited' },
    { address: 'a/work/accounts-unused/' },
  ]);
  expect(countersFor(BUILT_IN_DECLARATIONS, [ROLE.gis_editor])).toMatchObject([
    { address: 'a/work/outlines-missing/', namespace: 'gis', to: '/gis/maps?first=missing' },
  ]);
  expect(countersFor(BUILT_IN_DECLARATIONS, [ROLE.gis_creator])).toEqual([]);
});

test('a badge adds up what is counted once: a case of mine that is new is not two', () => {
  const counters = countersFor(BUILT_IN_DECLARATIONS, ROLE_IDS);
  const of = (path: string) => badgeCounters(counters, path).map(({ address }) => address);
  expect(of('/ciguawatch/case/report/list')).toEqual(['a/work/new-cases/', 'a/work/cases-to-review/']);
  expect(of('/global/users')).toEqual(['a/work/invitations-open/', 'a/work/accounts-unused/']);
  expect(of('/global/approvals')).toEqual(['a/work/approvals-waiting/']);
  expect(of('/ciguawatch/case/map')).toEqual([]);
});

test('roles that no counter names are listed', () => {
  expect(rolesWithoutCounter(BUILT_IN_DECLARATIONS, [ROLE.cases_editor, ROLE.gis_creator])).toEqual([
    ROLE.gis_creator,
  ]);
  expect(rolesWithoutCounter(BUILT_IN_DECLARATIONS, ROLE_IDS)).not.toContain(ROLE.cases_editor);
});
