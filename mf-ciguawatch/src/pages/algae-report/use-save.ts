import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { nameOf } from '../../algae/sampling';
import { saveBatch } from '../../algae/save';
import { tracking } from '../../algae/tracking';
import { asStored, batchOf, type SamplingValues } from './values';

/** Result of saving; `newer` has the stored rows when another account saved first. */
type SaveResult = { done: boolean; newer?: readonly Tracking[] };

/**
 * Rows that the server stored before, when its response was lost. Later changes of the form are then sent as
 * changes of these rows.
 */
async function arrivedBefore({ species }: SamplingValues): Promise<Tracking[]> {
  await tracking.refresh();
  const fresh = new Set(species.flatMap(({ uuid, id }) => (id === null ? uuid : [])));
  return tracking.all().filter(({ uuid }) => uuid !== null && fresh.has(uuid));
}

/**
 * Saves a sampling or adds it to the outbox, and shows the result.
 * @param hand returns the form's draft, which is deleted once the sampling is saved
 */
export function useSave(hand: () => DraftInHand<object>) {
  const t = useT('algae');
  const { busy, once } = useBusy();
  const attempt = async (given: SamplingValues, base: readonly Tracking[]): Promise<SaveResult> => {
    const batch = batchOf(given, base);
    if (Object.keys(batch).length === 0) {
      toasts.info(t('form.nothingChanged'));
      return { done: true };
    }
    try {
      const label = t('form.itemLabel', { code: nameOf(given) || t('list.noCode') });
      // Each change needs a new id as a request of its own; the rows keep their own ids.
      const way = await saveBatch(base.length > 0 ? newUuid() : given.uuid, batch, label);
      await hand().done();
      if (way === 'sent')
        toasts.success(t('form.saved'), undefined, undefined, `save sampling ${given.uuid}`);
      else toasts.warning(t('form.kept'), t('form.keptText'), `save sampling ${given.uuid}`);
      return { done: true };
    } catch (thrown) {
      return settleFailure(thrown, given);
    }
  };
  const settleFailure = async (thrown: unknown, given: SamplingValues): Promise<SaveResult> => {
    const { code, current } = asApiError(thrown);
    const stored = code === 'uuid_reused' ? await arrivedBefore(given) : [];
    if (stored.length > 0) return attempt(asStored(given, stored), stored);
    if (code === 'conflict' && Array.isArray(current)) return { done: false, newer: current as Tracking[] };
    toasts.error(t('form.failed'), errorText(thrown) ?? t('form.failedText'), `save sampling ${given.uuid}`);
    return { done: false };
  };
  const save = async (given: SamplingValues, base: readonly Tracking[]): Promise<SaveResult> =>
    (await once(() => attempt(given, base))) ?? { done: false };
  return { save, busy };
}
