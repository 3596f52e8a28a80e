import type { RevisionItem, RevisionPayload } from '@ciguawatch/shared/api/schemas/revision';
import type { ActionType } from '@ciguawatch/shared/domain/codes/revision-codes';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { useState } from 'react';
import type { ChangeReason } from '../../revisions/form-values';
import { resendRevision, type SendOutcome, sendRevision } from '../../revisions/send';
import type { TextDraft } from './draft-conflicts';
import type { Editing } from './read-edited';

/** Page where authors follow their changes. */
const CHANGES_PATH = '/fishbase/changes';

/**
 * The earlier request of this form, when the server already has it and its response was lost; null for
 * other errors.
 */
function arrivedBefore(thrown: unknown): RevisionItem | null {
  const { code, current } = asApiError(thrown);
  return code === 'uuid_reused' && typeof current === 'object' ? (current as RevisionItem | null) : null;
}

/**
 * Sends the proposed change, at most once even when repeated, and shows the outcome.
 * @param uuid identifier of the request
 */
export function useSave(editing: Editing, uuid: string, hand: DraftInHand<TextDraft>) {
  const t = useT('revisions');
  const { kind, id, version, revision } = editing;
  const [deletion] = useState(newUuid);

  const about = `propose ${kind} ${id}`;
  const told = (way: SendOutcome) => {
    const links = [{ label: t('form.follow'), to: CHANGES_PATH }];
    if (way === 'sent') toasts.success(t('form.sent'), undefined, links, about);
    else toasts.warning(t('form.kept'), t('form.keptText'), about);
    go(id === null ? CHANGES_PATH : `/fishbase/${kind}/${id}`, { force: true });
  };
  /** @throws ApiError the refusal, already shown, so that the form marks its fields */
  const tell = (thrown: unknown): never => {
    const { status, fields } = asApiError(thrown);
    if (status >= 500) toasts.error(t('form.failed'), t('form.serverError'), about);
    else if (!fields) toasts.error(t('form.failed'), errorText(thrown) ?? undefined, about);
    throw thrown;
  };
  const send = async (
    actionType: ActionType,
    payload: RevisionPayload | null,
    { name, ...asked }: ChangeReason & { name: string },
  ) => {
    const label = t(`form.label_${actionType}`, { name });
    const seen = version === null ? {} : { version };
    const about = { actionType, object_type: kind, object_id: id, ...seen };
    const body = { uuid: actionType === 'delete' ? deletion : uuid, ...about, ...asked };
    const way = await (revision && payload && actionType !== 'delete'
      ? resendRevision(revision, { payload, ...seen, ...asked }, label)
      : sendRevision({ ...body, ...(payload && { payload }) }, label).catch((thrown: unknown) => {
          const arrived = arrivedBefore(thrown);
          if (arrived === null || payload === null || actionType === 'delete') throw thrown;
          return arrived.status === 'pending'
            ? resendRevision(arrived, { payload, ...seen, ...asked }, label)
            : sendRevision({ ...body, uuid: newUuid(), payload }, label);
        })
    ).catch(tell);
    await hand.done();
    told(way);
  };
  return {
    save: (payload: RevisionPayload, said: ChangeReason & { name: string }) =>
      send(id === null ? 'add' : 'update', payload, said),
    /** @param replaced_by the species that takes over cases, names and picture; null without */
    remove: (replaced_by: number | null, asked: ChangeReason) =>
      send('delete', replaced_by === null ? null : { replaced_by }, { name: editing.name, ...asked }),
  };
}
