/** Trail actions on a single case; its history has a name for each. */
export const CASE_ACTIONS = [
  'add',
  'update',
  'review',
  'undo',
  'delete',
  'restore',
  'withdraw',
  'unrelated',
  'read_contact',
  'erase_contact',
  'erase_person',
  'redact',
  'ask',
  'refuse',
  'take_back',
  'note_add',
  'note_change',
  'note_erase',
  'task',
  'attachment_add',
  'attachment_remove',
  'read_attachment',
] as const;

/** What the trail says was done with one alert; its history names each. */
export const ALERT_ACTIONS = [
  'raise',
  'extend',
  'verify',
  'discard',
  'undo',
  'redact',
  'erase_person',
] as const;

/** Every action recorded in the trail; the trail page has a name for each. */
export const AUDIT_ACTIONS = [
  ...new Set([
    ...CASE_ACTIONS,
    ...ALERT_ACTIONS,
    ...(['create', 'issue', 'read_cases', 'export_cases', 'export_contacts', 'export_trail'] as const),
    ...(['find_person', 'export_person', 'approve', 'reject', 'revert'] as const),
    ...(['post_ask', 'post_answer'] as const),
    ...(['activate', 'deactivate', 'invite', 'password', 'password_link', 'email', 'email_asked'] as const),
    ...([
      'factor_add',
      'factor_remove',
      'factor_reset',
      'recovery_codes',
      'recovery_used',
      'not_me',
      'sessions_end',
      'password_demand',
      'sso_link',
      'sso_unlink',
      'token_make',
      'token_revoke',
    ] as const),
  ]),
];
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
