import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';

/** Codes of `ERROR_CODES` that a browser raises itself: no answer holds one. */
export const BROWSER_CODES = [
  'network',
  'timeout',
  'aborted',
  'answer_invalid',
  'storage_unavailable',
] as const satisfies readonly ErrorCode[];

/** Codes that name a fault of one field, in `fields` of an `invalid_body`; never the code of an answer. */
type FieldCode =
  | 'required'
  | 'wrong_type'
  | 'unknown_choice'
  | 'unknown_field'
  | 'read_only'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'pattern'
  | 'bidi_signs'
  | 'email'
  | 'url'
  | 'digits'
  | 'name_letters'
  | 'name_scientific'
  | 'name_digits'
  | 'taken'
  | 'synonym_source'
  | 'unknown_id'
  | 'date_invalid'
  | 'date_future'
  | 'date_old'
  | 'contradicts'
  | 'geometry_invalid'
  | 'geometry_degenerate'
  | 'out_of_country'
  | 'contact_invalid'
  | 'reason_tells'
  | 'not_redactable';

/** Code of a whole answer. */
export type RefusalCode = Exclude<ErrorCode, (typeof BROWSER_CODES)[number] | FieldCode>;

/** When each code is answered, for people who write programs. */
export const CODE_WORDS: Readonly<Record<RefusalCode, string>> = {
  invalid_json: 'The body is not JSON in UTF-8.',
  invalid_body: 'A value does not fit; `fields` names each field with a code of its own.',
  body_too_large: 'The body is larger than the call takes.',
  unsupported_media_type: 'The body is of another media type than the call takes, or compressed.',
  not_found: 'There is nothing under this address for this account.',
  method_not_allowed: 'The address has other methods, which `Allow` names.',
  too_many_requests: 'Too many of these calls; `Retry-After` tells the seconds to wait.',
  server_error: 'The server failed; `X-Request-Id` names the line of its log.',
  unavailable: 'The server cannot answer at the moment; try again after `Retry-After`.',
  disk_full: 'The server has no space left to store anything.',
  conflict: 'The object changed since it was read; `current` holds it as it is now.',
  version_required: '`If-Match` is missing or `*`: the change would overwrite what nobody read.',
  awaits_approval: 'Nothing changed yet: a second person decides.',
  approval_own: 'Nobody decides a change of their own.',
  approval_decided: 'The change was decided already.',
  approval_stale: 'What was to change has changed since.',
  approval_count: 'The change opens another number of rows than was shown.',
  approval_asker: 'Who asked for the change may no longer make it.',
  invalid_login: 'No open account has this address and this password.',
  login_held: 'Too many wrong logins to this account; `Retry-After` tells the seconds to wait.',
  token_missing: 'The call needs an account, and no token came.',
  token_invalid: 'The access token is not valid, or no longer.',
  token_reused: 'The refresh token was used before: the login is ended.',
  csrf_invalid: 'The header `X-CSRFToken` is missing or wrong.',
  factor_missing: 'The login still lacks its second step.',
  factor_wrong: 'The code of the second step is wrong.',
  factor_overdue: 'The role needs a second step, which the account lacks.',
  passkey_refused: 'The passkey does not verify.',
  passkey_unknown: 'No account has this passkey.',
  token_count: 'The account has as many tokens as it may.',
  passkey_count: 'The account has as many passkeys as it may.',
  sso_failed: 'The single sign-on was not started here, or the provider refused it.',
  sso_unavailable: 'The provider of the single sign-on does not answer.',
  sso_unlinked: 'An account with this address exists, and is not linked with the provider.',
  sso_email: 'The provider names no verified address.',
  sso_taken: 'Another account is linked with this person of the provider.',
  token_ended: 'The personal token is unknown, revoked or expired.',
  token_scope: 'No scope of the personal token opens this call.',
  factor_first: 'The account needs a second step before it makes tokens.',
  forbidden: 'The account lacks the role, or the object is another person’s.',
  country_forbidden: 'The object belongs to a country that the account does not manage.',
  email_unknown: 'No account has this address.',
  reset_token_invalid: 'The link is used up or expired.',
  password_weak: 'The password is too short or too simple.',
  password_common: 'The password is one of the most used ones.',
  password_personal: 'The password contains the name or the address of its owner.',
  password_published: 'The password stands in published lists.',
  password_wrong: 'The current password is wrong.',
  email_taken: 'Another account has this address.',
  outline_doubtful: 'The outline raises the questions in `current`; send it again with the answers.',
  place_exists: 'A place with this name exists there.',
  place_parent_gone: 'The place that it belonged to was deleted.',
  uuid_reused: 'Something else was sent under this identifier.',
  receipt_code_wrong: 'The receipt code belongs to another report.',
  receipt_code_unknown: 'No report has this receipt code.',
  receipt_code_missing: 'Without the receipt code of a report only the laboratory can withdraw it.',
  case_deleted: 'The case was deleted.',
  case_original: 'The case has duplicates, which would then count nowhere.',
  case_linked: 'The two cases belong together already.',
  case_withdrawn: 'Its reporter withdrew the case.',
  case_missing: 'There is no such case.',
  case_unchanged: 'The case is so already.',
  case_reason: 'The change needs a reason.',
  case_transition: 'The state cannot follow on the one the case has.',
  restore_expired: 'It was deleted more than 30 days ago.',
  decision_undone: 'The decision was undone already.',
  undo_expired: 'The decision is too old to be undone.',
  picture_type: 'Send a JPEG, PNG or WebP picture.',
  picture_damaged: 'The picture cannot be read.',
  picture_pixels: 'The picture has too many pixels.',
  note_late: 'The note can no longer be changed.',
  note_foreign: 'The note is another person’s.',
  file_type: 'Send a picture or a PDF.',
  pdf_locked: 'The PDF is protected by a password.',
  pdf_damaged: 'The PDF cannot be read.',
  attachments_full: 'The case has as many files as it may.',
  sync_expired: 'Changes are listed for a limited time; read the whole list again.',
};
