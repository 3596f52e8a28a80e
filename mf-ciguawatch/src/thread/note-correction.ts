import { writeNote } from '@ciguawatch/shared/api/calls/desk/thread';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';

/**
 * Stores the reason of a correction as a note of the case; nothing is sent without a reason. A failure is
 * reported with the text, so that it can be entered again, and leaves the saved correction intact.
 */
export async function noteCorrection(id: number, why: string): Promise<void> {
  const text = why.trim();
  if (text === '') return;
  const body = { uuid: newUuid(), kind: 'correction' as const, text, mentions: [] };
  try {
    await call(writeNote, { params: { id }, body });
  } catch (thrown) {
    toasts.error(
      translate('caseThread', 'note.whyFailed'),
      [errorText(thrown), text].filter(Boolean).join(' '),
      `reason of case ${id}`,
    );
  }
}
