import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`);
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const FORMS = 'mf-ciguawatch/src/pages/case-report/form/use-report-form.ts';
/**
 * Files that send without a guard of their own: those whose buttons are guarded, or why sending twice does
 * no harm.
 */
const UNGUARDED_FILES: Record<string, string[] | string> = {
  'mf-ciguawatch/src/decisions/undo-decision.ts': ['mf-ciguawatch/src/pages/case-decisions/use-log.ts'],
  'mf-ciguawatch/src/pages/algae-list/views/use-saved-views.ts': 'the setting becomes what it is',
  'mf-ciguawatch/src/pages/case-alerts/drawer/history.tsx': ['mf-ciguawatch/src/redaction/erase-text.tsx'],
  'mf-ciguawatch/src/pages/case-list/export/use-export.ts': 'an export that runs is given up for the next',
  'mf-ciguawatch/src/pages/case-list/list/use-layout.ts': 'the setting becomes what it is',
  'mf-ciguawatch/src/pages/case-list/store/server-port.ts': [
    'mf-ciguawatch/src/pages/case-list/screen/swap-button.tsx',
  ],
  'mf-ciguawatch/src/pages/case-list/views/use-counts.ts': 'a visit is noted, by no button',
  'mf-ciguawatch/src/pages/case-list/views/use-views.ts': [
    'mf-ciguawatch/src/pages/case-list/views/views-panel.tsx',
    'mf-ciguawatch/src/pages/list-views/name-dialog.tsx',
  ],
  'mf-ciguawatch/src/pages/case-pairs/waiting.ts': ['mf-ciguawatch/src/pages/case-pairs/use-pairs.ts'],
  'mf-ciguawatch/src/pages/case-posts/page.tsx': ['mf-ciguawatch/src/pages/case-posts/post-dialog.tsx'],
  'mf-ciguawatch/src/pages/case-report/saved/history/history.tsx': [
    'mf-ciguawatch/src/redaction/erase-text.tsx',
  ],
  'mf-ciguawatch/src/review-card/corrections.ts': 'a second correction is ignored while one is sent',
  'mf-ciguawatch/src/pages/monthly-report/comment-versions.tsx': [
    'mf-ciguawatch/src/redaction/erase-text.tsx',
  ],
  'mf-ciguawatch/src/follow/browser-push.ts': ['mf-ciguawatch/src/follow/follow-island.tsx'],
  'mf-ciguawatch/src/pages/algae-import/send-file.ts': ['mf-ciguawatch/src/pages/algae-import/import.tsx'],
  'mf-ciguawatch/src/algae/save.ts': [
    'mf-ciguawatch/src/pages/algae-report/use-save.ts',
    'mf-ciguawatch/src/pages/algae-list/remove-dialog.tsx',
    'mf-ciguawatch/src/pages/algae-list/use-deleted.ts',
  ],
  'mf-ciguawatch/src/thread/note-correction.ts': ['mf-ciguawatch/src/pages/case-report/saved/use-save.ts'],
  'mf-ciguawatch/src/thread/use-thread.ts': 'notes are seen, by no button',
  'mf-ciguawatch/src/report/report-send.ts': [FORMS],
  'mf-fishbase/src/pages/revisions/waiting.ts': ['mf-fishbase/src/pages/revisions/use-queue.ts'],
  'mf-fishbase/src/revisions/send.ts': [
    'mf-fishbase/src/pages/edit/edit-form.tsx',
    'mf-fishbase/src/pages/edit/delete-object.tsx',
    'mf-fishbase/src/pages/changes/change-card.tsx',
  ],
  'mf-global/src/pages/language/save-start.ts': ['mf-global/src/pages/language/language-form.tsx'],
  'mf-global/src/pages/translations/use-translations.ts': [
    'mf-global/src/pages/translations/list/save-texts.tsx',
  ],
  'mf-global/src/pages/translations/wordings/use-wordings.ts': [
    'mf-global/src/pages/translations/wordings/proposed.tsx',
  ],
  'shared/ui/picture-field/internal/use-sending.ts': 'the same picture has the same identifier',
  'shell/src/account/login/log-in-by-passkey.ts': ['shell/src/account/login/passkey-button.tsx'],
  'shell/src/account/security/app-card.tsx': ['shell/src/account/security/proof-form.tsx'],
  'shell/src/account/security/make-passkey.ts': ['shell/src/account/security/passkey-name-form.tsx'],
  'shell/src/account/security/passkey-card.tsx': ['shell/src/account/security/proof-form.tsx'],
  'shell/src/account/security/recovery-card.tsx': ['shell/src/account/security/proof-form.tsx'],
  'shell/src/account/security/sso-card.tsx': ['shell/src/account/security/proof-form.tsx'],
  'shell/src/account/login/sso-return.tsx': 'what came back is sent once, by no button',
  'shell/src/account/profile/morning-mail.tsx': 'the setting becomes what it is',
  'shell/src/account/profile/email-confirm.tsx': 'the page sends, no button',
  'shell/src/account/profile/use-own-account.ts': [
    'shell/src/account/profile/identity-form.tsx',
    'shell/src/account/profile/email-form.tsx',
    'shell/src/account/profile/password-form.tsx',
  ],
  'shell/src/account/reset/use-link-check.ts': 'a link is looked at, by no button',
  'shell/src/home/first-steps/first-steps.tsx': 'the setting becomes what it is',
  'shell/src/walk/walk-store.ts': 'the setting becomes what it is',
  'shell/src/home/first-steps/whats-new.tsx': 'the setting becomes what it is',
  'shell/src/loader/report-module-fault.ts': 'reports a fault, by no button',
  'shell/src/pages/outbox/remove-item.ts': ['shell/src/pages/outbox/outbox-page.tsx'],
};

const guards = (text: string): boolean => /\buseBusy\(|\buseNewForm\b/.test(text);

/** Names of the calls that change something. */
const changingCalls = new Set(
  filesOf('shared/api/calls')
    .filter(isSource)
    .flatMap((file) => [...read(file).matchAll(/export const (\w+) = define\w+[\s\S]*?method: '(\w+)'/g)])
    .flatMap(([, name = '', method]) => (method === 'GET' ? [] : [name])),
);

const sends = (text: string): boolean =>
  text.includes('outbox.add(') ||
  [...text.matchAll(/\b(?:call|change|download)\((\w+)/g)].some(([, name = '']) => changingCalls.has(name));

const areas = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'));
const sources = [...areas.map((area) => `${area}/src`), 'shared/ui'].flatMap(filesOf).filter(isSource);

test('every sending control is guarded against a second press, by a form or by useBusy', () => {
  expect(changingCalls.size).toBeGreaterThan(40);
  const bare = sources.filter((file) => sends(read(file)) && !guards(read(file)));
  expect(bare.sort()).toEqual(Object.keys(UNGUARDED_FILES).sort());
});

test('every declared guard exists', () => {
  const named = Object.values(UNGUARDED_FILES).flatMap((where) => (typeof where === 'string' ? [] : where));
  expect(named.filter((file) => !guards(read(file)))).toEqual([]);
});

test('no page keeps a guard of its own beside it', () => {
  const own = /const \[(?:busy|saving|sending|deleting)\b[^\]]*\] = useState\(false\)/;
  const loaders = ['mf-ciguawatch/src/map-and-stats/use-maker.ts', 'shared/ui/actions/use-busy.ts'];
  expect(sources.filter((file) => own.test(read(file))).sort()).toEqual(loaders);
});
