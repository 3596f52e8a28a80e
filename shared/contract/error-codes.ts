/**
 * Every error code of the server (`{code, message, fields?}`) and of the browser itself. Each is a key in
 * the dictionary namespace `errors`, page `code`.
 */
export const ERROR_CODES = [
  // the request as a whole
  'invalid_json',
  'invalid_body',
  'body_too_large',
  'unsupported_media_type',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'server_error',
  'unavailable',
  'disk_full',
  'conflict',
  'version_required',
  // a second person
  'awaits_approval',
  'approval_own',
  'approval_decided',
  'approval_stale',
  'approval_count',
  'approval_asker',
  // session
  'invalid_login',
  'login_held',
  'token_missing',
  'token_invalid',
  'token_reused',
  'csrf_invalid',
  'factor_missing',
  'factor_wrong',
  'factor_overdue',
  'passkey_refused',
  'passkey_unknown',
  'passkey_count',
  'token_count',
  'sso_failed',
  'sso_unavailable',
  'sso_unlinked',
  'sso_email',
  'sso_taken',
  'token_ended',
  'token_scope',
  'factor_first',
  'forbidden',
  'country_forbidden',
  'email_unknown',
  'reset_token_invalid',
  'password_weak',
  'password_common',
  'password_personal',
  'password_published',
  'password_wrong',
  'email_taken',
  // one field
  'required',
  'wrong_type',
  'unknown_choice',
  'unknown_field',
  'read_only',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'pattern',
  'bidi_signs',
  'email',
  'url',
  'digits',
  'name_letters',
  'name_scientific',
  'name_digits',
  'taken',
  'synonym_source',
  'unknown_id',
  'date_invalid',
  'date_future',
  'date_old',
  'contradicts',
  'geometry_invalid',
  'geometry_degenerate',
  'outline_doubtful',
  'out_of_country',
  // deleted places
  'place_exists',
  'place_parent_gone',
  // case reports
  'uuid_reused',
  'receipt_code_wrong',
  'receipt_code_unknown',
  'receipt_code_missing',
  'contact_invalid',
  'case_deleted',
  'case_original',
  'case_linked',
  'case_withdrawn',
  'reason_tells',
  'not_redactable',
  'case_missing',
  'case_unchanged',
  'case_reason',
  'case_transition',
  'restore_expired',
  'decision_undone',
  'undo_expired',
  // pictures
  'picture_type',
  'picture_damaged',
  'picture_pixels',
  // work on a case
  'note_late',
  'note_foreign',
  'file_type',
  'pdf_locked',
  'pdf_damaged',
  'attachments_full',
  // synchronisation of collections
  'sync_expired',
  // raised by the browser
  'network',
  'timeout',
  'aborted',
  'answer_invalid',
  'storage_unavailable',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Body of every response with a status of 400 or more, and of a 202 with `awaits_approval`. */
export interface ErrorBody {
  code: ErrorCode;
  /** English sentence for logs and API clients; screens show the dictionary's text of `code`. */
  message: string;
  /** Error code by field name, for validation failures. */
  fields?: Record<string, ErrorCode>;
  /** Current value on the server, with `conflict`; the questions, with `outline_doubtful`. */
  current?: unknown;
}
