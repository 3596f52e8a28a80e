/** What a note about a case is: an ordinary one, or the reason of a correction. */
export const NOTE_KINDS = ['note', 'correction'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What the work on a case waits for. */
export const WAITING_FOR = ['reporter', 'laboratory', 'colleague', 'other'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** What a file attached to a case shows. */
export const ATTACHMENT_KINDS = ['lab_result', 'fish_photo', 'paper_form', 'other'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Longest note, in characters. */
export const NOTE_MAX = 2000;
/** Milliseconds during which the author may change a note. */
export const NOTE_EDIT_MS = 15 * 60_000;
/** Most colleagues mentioned in one note. */
export const MENTIONS_MAX = 20;
/** Longest name of an attachment, in characters. */
export const ATTACHMENT_NAME_MAX = 120;
/** Largest attachment, in bytes. */
export const ATTACHMENT_BYTES = 10 * 1_048_576;
/** Most attachments of one case. */
export const ATTACHMENTS_MAX = 30;
