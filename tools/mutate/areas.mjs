/**
 * Areas of `npm run mutate`: rules whose faults would not be visible on a screen.
 * - `change`: files to mutate; tests never are.
 * - `judge`: tests that must notice. Each fault runs all of them that reach it, so fewer are faster.
 * - `side`: the project of jest.config.cjs.
 */
export const AREAS = [
  {
    name: 'statistics',
    side: 'pure',
    change: ['shared/domain/statistics/**/*.ts', '!shared/domain/statistics/outbreak/outbreak.ts'],
    judge: ['shared/domain/statistics/**/*.test.ts'],
  },
  {
    name: 'outbreaks',
    side: 'pure',
    change: ['shared/domain/statistics/outbreak/outbreak.ts'],
    judge: ['shared/domain/statistics/outbreak/outbreak*.test.ts'],
  },
  {
    name: 'report-rules',
    side: 'pure',
    change: ['shared/domain/report/**/*.ts'],
    judge: ['shared/{domain,api}/report/**/*.test.ts'],
  },
  {
    name: 'validation',
    side: 'pure',
    change: [
      'shared/domain/text/validators.ts',
      'shared/domain/account/**/*.ts',
      'shared/domain/codes/age.ts',
      'shared/domain/time/event-time.ts',
    ],
    judge: [
      'shared/domain/text/validators*.test.ts',
      'shared/domain/{account,time}/**/*.test.ts',
      'shared/domain/codes/age.test.ts',
    ],
  },
  // Each fault runs all test files of its area that reach it, each in its own jsdom: sync and outbox are
  // split where their tests are.
  {
    name: 'sync-copies',
    side: 'browser',
    change: ['shared/runtime/sync/collection.ts', 'shared/runtime/sync/internal/collection-store.ts'],
    judge: [
      'shared/runtime/sync/{collection,copies}.test.ts',
      'shared/runtime/sync/internal/collection-store.test.ts',
    ],
  },
  {
    name: 'sync-sources',
    side: 'browser',
    change: [
      'shared/runtime/sync/listed.ts',
      'shared/runtime/sync/internal/{cases-source,asked-changes,synced-source}.ts',
    ],
    judge: [
      'shared/runtime/sync/{listed,collections}.test.ts',
      'shared/runtime/sync/internal/{cases-source,synced-source}.test.ts',
    ],
  },
  {
    name: 'sync-refresh',
    side: 'browser',
    change: [
      'shared/runtime/sync/refresh-policy.ts',
      'shared/runtime/sync/internal/{retry,follow-changes}.ts',
    ],
    judge: [
      'shared/runtime/sync/refresh-policy.test.ts',
      'shared/runtime/sync/internal/{retry,follow-changes}.test.ts',
    ],
  },
  {
    name: 'outbox',
    side: 'browser',
    change: ['shared/runtime/outbox/outbox.ts', 'shared/runtime/outbox/internal/store.ts'],
    judge: ['shared/runtime/outbox/{queue,sent}.test.ts'],
  },
  {
    name: 'outbox-sender',
    side: 'browser',
    change: ['shared/runtime/outbox/start-sending.ts', 'shared/runtime/outbox/internal/{sender,policy}.ts'],
    judge: [
      'shared/runtime/outbox/{outbox,sent,start-sending}.test.ts',
      'shared/runtime/outbox/internal/{sender,turns,recover,meanwhile,policy}.test.ts',
    ],
  },
  {
    name: 'outbox-calls',
    side: 'browser',
    change: ['shared/runtime/outbox/outbox-file.ts', 'shared/runtime/outbox/internal/calls.ts'],
    judge: ['shared/runtime/outbox/outbox-file.test.ts', 'shared/runtime/outbox/internal/calls.test.ts'],
  },
  {
    name: 'session',
    side: 'browser',
    change: ['shared/runtime/session/**/*.ts'],
    judge: ['shared/runtime/session/**/*.test.ts?(x)'],
  },
  {
    name: 'access',
    side: 'pure',
    change: ['shared/contract/access/{access,decide-access,roles}.ts', 'shared/contract/paths.ts'],
    judge: ['shared/contract/*.test.ts', 'shared/contract/access/*.test.ts'],
  },
  {
    name: 'server-access',
    side: 'server',
    change: ['server/src/http/operator.ts', 'server/src/features/auth/account-of-request.ts'],
    judge: ['server/src/http/operator.test.ts', 'server/test/accounts/auth.test.ts'],
  },
  {
    name: 'public-rows',
    side: 'server',
    change: ['server/src/features/cases/{public/public-rows,row-values}.ts'],
    // The test of the complete list checks the same rules on the demonstration data, which load too slowly.
    judge: ['server/test/cases/{withheld,chunks}.test.ts'],
  },
  {
    name: 'stored-columns',
    side: 'server',
    change: ['server/src/features/cases/columns.ts'],
    judge: ['server/src/features/cases/columns.test.ts'],
  },
  // Removal of expired backups, which still hold erased data, and the trail of reads of many cases.
  {
    name: 'backups',
    side: 'server',
    change: ['server/src/backup/{backups,nightly}.ts'],
    judge: ['server/src/backup/{backups,nightly,before-migration}.test.ts'],
  },
  {
    name: 'read-trail',
    side: 'server',
    change: ['server/src/features/cases/list/tell-read.ts'],
    judge: ['server/test/cases/list/{list-export,figure-rows}.test.ts'],
  },
  // Pages of operators: decisions, deletions, withdrawals, and exported files.
  {
    name: 'operator-files',
    side: 'browser',
    change: [
      'mf-ciguawatch/src/pages/algae-list/outputs.ts',
      'mf-ciguawatch/src/pages/case-alerts/save-log.ts',
      'mf-ciguawatch/src/pages/case-list/export/{use-export,export-bar,contact-dialog}.{ts,tsx}',
      'mf-ciguawatch/src/pages/monthly-report/outputs.tsx',
      'mf-ciguawatch/src/pages/figures/rows-table.ts',
      'mf-ciguawatch/src/pages/algae-import/import.tsx',
      'mf-gis/src/pages/maps/managed-box.ts',
      'mf-gis/src/pages/map/editing/use-files.ts',
      'mf-global/src/pages/audit/page.tsx',
      'mf-global/src/pages/translations/{files.ts,list/tools.tsx}',
      'mf-global/src/languages/{language-file.ts,json-file-button.tsx}',
    ],
    judge: [
      'mf-ciguawatch/src/pages/algae-list/outputs.test.ts',
      'mf-ciguawatch/src/pages/case-alerts/save-log.test.ts',
      'mf-ciguawatch/src/pages/case-list/{export,screen}/*.test.ts?(x)',
      'mf-ciguawatch/src/pages/monthly-report/issues.test.tsx',
      'mf-ciguawatch/src/pages/figures/rows-table.test.ts',
      'mf-ciguawatch/src/pages/algae-import/import.test.tsx',
      'mf-gis/src/pages/maps/managed-box.test.ts',
      'mf-gis/src/pages/map/editing/use-files.test.tsx',
      'mf-global/src/pages/audit/page.test.tsx',
      'mf-global/src/pages/translations/files.test.tsx',
    ],
  },
  {
    name: 'operator-removals',
    side: 'browser',
    change: [
      'mf-global/src/pages/user/account-standing.tsx',
      'mf-fishbase/src/pages/changes/change-card.tsx',
      'mf-fishbase/src/pages/edit/delete-object.tsx',
      'mf-gis/src/pages/map/delete-place.tsx',
    ],
    judge: [
      'mf-global/src/pages/user/account-standing.test.tsx',
      'mf-fishbase/src/pages/{changes/change-card,edit/delete-object}.test.tsx',
      'mf-gis/src/pages/map/delete-place.test.tsx',
    ],
  },
  {
    name: 'operator-case-removals',
    side: 'browser',
    change: [
      'mf-ciguawatch/src/pages/algae-list/{remove-dialog,use-deleted,list-head}.{ts,tsx}',
      'mf-ciguawatch/src/pages/case-report/saved/{head/case-head,contact/erase-contact,left/unsaved-changes-notice}.tsx',
    ],
    judge: [
      'mf-ciguawatch/src/pages/algae-list/remove-dialog.test.tsx',
      'mf-ciguawatch/src/pages/case-report/saved/head/case-head.test.tsx',
    ],
  },
  {
    name: 'operator-cases',
    side: 'browser',
    change: [
      'mf-ciguawatch/src/pages/case-list/screen/{use-commands,dialogs}.{ts,tsx}',
      'mf-ciguawatch/src/pages/case-list/review/{bulk-bar,reason-dialog,remove-dialog}.tsx',
      'mf-ciguawatch/src/pages/case-list/views/{views-panel.tsx,use-views.ts}',
    ],
    judge: ['mf-ciguawatch/src/pages/case-list/{screen,views}/*.test.tsx'],
  },
  {
    name: 'operator-decisions',
    side: 'browser',
    change: [
      'mf-ciguawatch/src/pages/case-pairs/{use-pairs,decision-bar,decided-bar,waiting,without-decided}.{ts,tsx}',
      'mf-ciguawatch/src/pages/case-alerts/drawer/{use-decision,decision}.{ts,tsx}',
      'mf-ciguawatch/src/pages/monthly-report/issues.tsx',
    ],
    judge: [
      'mf-ciguawatch/src/pages/case-pairs/*.test.ts?(x)',
      'mf-ciguawatch/src/pages/case-alerts/drawer/*.test.tsx',
      'mf-ciguawatch/src/pages/monthly-report/issues.test.tsx',
    ],
  },
  {
    name: 'operator-changes',
    side: 'browser',
    change: [
      'mf-fishbase/src/pages/revisions/{use-queue,revision/approvable}.ts',
      'mf-fishbase/src/pages/revisions/{last-decided,notices}.tsx',
      'mf-fishbase/src/pages/revisions/revision/{decision-bar,decided-bar,conflict-fields}.tsx',
      'mf-fishbase/src/pages/edit/use-save.ts',
    ],
    judge: [
      'mf-fishbase/src/pages/revisions/**/*.test.ts?(x)',
      'mf-fishbase/src/pages/edit/use-save.test.tsx',
    ],
  },
  {
    name: 'operator-accounts',
    side: 'browser',
    change: [
      'mf-global/src/pages/user/{page,user-form,role-checks,country-checks,scope-card,countries-card}.tsx',
      'mf-global/src/pages/user/values.ts',
    ],
    judge: ['mf-global/src/pages/user/{page,user-form,values}.test.ts?(x)'],
  },
  {
    name: 'operator-texts',
    side: 'browser',
    change: ['mf-global/src/pages/translations/{list/text-list,entry,use-translations}.{ts,tsx}'],
    judge: ['mf-global/src/pages/translations/{list/text-list,use-translations}.test.tsx'],
  },
  {
    name: 'operator-languages',
    side: 'browser',
    change: ['mf-global/src/pages/language/{language-form,save-start}.{ts,tsx}'],
    judge: ['mf-global/src/pages/language/language-form.test.tsx'],
  },
  {
    name: 'operator-bulletins',
    side: 'browser',
    change: ['mf-ciguawatch/src/pages/monthly-report/{comment,comment-versions,bulletins,since-issued}.tsx'],
    judge: ['mf-ciguawatch/src/pages/monthly-report/{comment,bulletins,since-issued}.test.tsx'],
  },
  {
    name: 'operator-coverage',
    side: 'browser',
    change: [
      'mf-ciguawatch/src/pages/case-coverage/{coverage-board,month-table,page}.tsx',
      'mf-ciguawatch/src/pages/case-coverage/{cells,use-coverage}.ts',
    ],
    judge: ['mf-ciguawatch/src/pages/case-coverage/{cells,page}.test.ts?(x)'],
  },
  {
    name: 'operator-rights',
    side: 'browser',
    change: [
      'mf-ciguawatch/src/pages/rights-desk/{page,found-list,erase-dialog,receipt-banner}.tsx',
      'mf-ciguawatch/src/pages/rights-desk/{use-desk,receipt-document}.ts',
      'mf-ciguawatch/src/redaction/erase-text.tsx',
    ],
    judge: [
      'mf-ciguawatch/src/pages/rights-desk/page.test.tsx',
      'mf-ciguawatch/src/redaction/erase-text.test.tsx',
    ],
  },
  {
    name: 'operator-approvals',
    side: 'browser',
    change: [
      'mf-global/src/pages/approvals/approval-actions.tsx',
      'mf-ciguawatch/src/pages/case-report/saved/head/withdrawal-wish.tsx',
    ],
    judge: [
      'mf-global/src/pages/approvals/{page,approval-actions}.test.tsx',
      'mf-ciguawatch/src/pages/case-report/saved/head/withdrawal-wish.test.tsx',
    ],
  },
];
