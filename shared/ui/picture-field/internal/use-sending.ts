import { useEffect, useRef, useState } from 'react';
import { sendPicture } from '../../../api/calls/pictures';
import type { Crop, PictureLicence, PictureUse } from '../../../domain/picture/picture-terms';
import { ApiError } from '../../../runtime/http/call';
import { connectivity } from '../../../runtime/http/connectivity';
import { sendFile } from '../../../runtime/http/send-file';
import { errorText } from '../../../runtime/i18n/error-text';
import { arrived } from '../../../runtime/outbox/arrived';
import { outbox } from '../../../runtime/outbox/outbox';
import { newUuid } from '../../../runtime/storage/local-storage';

/** Crop, rotation, author and licence of a picture. */
interface PictureRequest {
  use: PictureUse;
  crop: Crop;
  turn: 0 | 1 | 2 | 3;
  author?: string;
  licence?: PictureLicence | null;
}

/**
 * Sends a file, or adds it to the outbox while offline.
 * @param onSent called with the picture's key, or with a placeholder and the outbox item that will replace
 * it
 */
export function useSending(file: Blob, onSent: (value: string, waits: string | null) => void) {
  /** bytes sent; null while nothing is being sent */
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const giveUp = useRef<AbortController | null>(null);
  const last = useRef({ asked: '', uuid: '' });
  useEffect(() => () => giveUp.current?.abort(), []);

  /**
   * Uuid of an upload. The same file and settings keep their uuid, so that a repeat is harmless; the server
   * refuses other content under a known uuid.
   */
  const uuidOf = (asked: PictureRequest): string => {
    const text = JSON.stringify(asked);
    if (last.current.asked !== text) last.current = { asked: text, uuid: newUuid() };
    return last.current.uuid;
  };
  const send = async (asked: PictureRequest): Promise<void> => {
    const uuid = uuidOf(asked);
    const later = async () => {
      await outbox.add({ uuid, call: sendPicture.name, params: asked, body: null, file });
      onSent(arrived(uuid), uuid);
    };
    const control = new AbortController();
    giveUp.current = control;
    setProblem(null);
    try {
      if (!connectivity.online) return await later();
      setSent(0);
      const call = { params: { uuid, ...asked }, body: file, signal: control.signal, progress: setSent };
      onSent((await sendFile(sendPicture, call)).key, null);
    } catch (thrown) {
      if (control.signal.aborted) return;
      const unanswered = thrown instanceof ApiError && thrown.status === 0;
      if (unanswered) await later().catch((full: unknown) => setProblem(errorText(full)));
      else setProblem(errorText(thrown));
    } finally {
      setSent(null);
    }
  };
  return { sent, problem, send, stop: () => giveUp.current?.abort() };
}
