import type { AttachmentKind, NoteKind, WaitingFor } from '@ciguawatch/shared/domain/codes/thread-codes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from '../column';

/** A note of an editor about a case. */
interface CaseNoteTable {
  id: GeneratedAlways<number>;
  /** Identifier made on the device, so that a repeat is stored once. */
  uuid: string;
  /** Fingerprint of the body first sent under `uuid`. */
  body_hash: string;
  case_id: number;
  user_id: number | null;
  kind: NoteKind;
  /** Empty once erased. */
  text: string;
  at: Instant;
  edited_at: InstantOrNull;
  erased_at: InstantOrNull;
  version: Generated<number>;
}

/** A colleague mentioned in a note. */
interface CaseMentionTable {
  note_id: number;
  user_id: number;
  case_id: number;
  /** When that person saw or answered it; until then the case is one of theirs. */
  seen_at: InstantOrNull;
}

/** Who works on a case, until when, and what that waits for. A case without a row counts as version 1. */
interface CaseTaskTable {
  case_id: number;
  assignee: number | null;
  assigned_by: number | null;
  assigned_at: InstantOrNull;
  /** Civil date. */
  due: string | null;
  waiting_for: WaitingFor | null;
  version: number;
}

/** A private file about a case; its bytes lie in the folder of attachments. */
interface CaseAttachmentTable {
  id: GeneratedAlways<number>;
  uuid: string;
  /** Hash of the bytes and of what was sent with them under `uuid`. */
  asked: string;
  case_id: number;
  user_id: number | null;
  at: Instant;
  kind: AttachmentKind;
  /** File name as chosen on the device. */
  name: string;
  type: 'image/webp' | 'application/pdf';
  /** Bytes of the stored file. */
  size: number;
  /** Folder of its files; random, so that it tells nothing. */
  key: string;
}

/** The last civil day whose morning mail was made for an account. */
interface DigestTable {
  user_id: number;
  day: string;
  at: Instant;
}

/** Tables of the work of editors on a case. */
export interface ThreadTables {
  case_note: CaseNoteTable;
  case_mention: CaseMentionTable;
  case_task: CaseTaskTable;
  case_attachment: CaseAttachmentTable;
  digest: DigestTable;
}
