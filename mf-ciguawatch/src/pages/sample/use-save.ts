import { createSample, deleteSample, patchSample, restoreSample } from '@ciguawatch/shared/api/calls/samples';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts, toastWithAction } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { SAMPLE_LIST } from '../../samples/addresses';
import { faultLines } from './fault-lines';
import { bodyOf, patchOf, type SampleValues } from './values';

interface Answers {
  /** the form's draft, deleted once the sample is stored */
  hand: () => DraftInHand<object>;
  /** somebody else stored, or deleted, the sample first */
  onNewer: (newer: Sample) => void;
  /** what the server refused, one sentence a field */
  onFaults: (lines: readonly string[]) => void;
}

const patch = (values: SampleValues, { id, version }: Sample) =>
  change(patchSample, { params: { id }, body: patchOf(values), ifVersion: version });

async function send(values: SampleValues, base: Sample | null): Promise<Sample> {
  if (base !== null) return patch(values, base);
  try {
    return await call(createSample, { params: undefined, body: bodyOf(values) });
  } catch (thrown) {
    // It arrived before, and the answer was lost: what was typed since is a change of it.
    const { code, current } = asApiError(thrown);
    if (code === 'uuid_reused' && current) return patch(values, current as Sample);
    throw thrown;
  }
}

/** Stores, deletes and restores the sample of a form, and says what became of it. */
export function useSave({ hand, onNewer, onFaults }: Answers) {
  const t = useT('samples');
  const e = useT('errors');
  const { busy, once } = useBusy();
  const about = (id: number | string) => `sample ${id}`;
  const refused = (thrown: unknown, title: string, id: number | string) => {
    const { code, current, fields } = asApiError(thrown);
    if (code === 'conflict' && current) return onNewer(current as Sample);
    onFaults(faultLines(fields ?? {}, t, e));
    toasts.error(title, errorText(thrown) ?? undefined, about(id));
  };
  const save = (values: SampleValues, base: Sample | null) =>
    once(async () => {
      try {
        const saved = await send(values, base);
        await hand().done();
        toasts.success(t('form.saved', { code: saved.code }), undefined, undefined, about(saved.id));
        go(SAMPLE_LIST, { force: true });
      } catch (thrown) {
        refused(thrown, t('form.failed'), base?.id ?? values.uuid);
      }
    });
  const restore = async ({ id }: Pick<Sample, 'id'>): Promise<Sample | undefined> => {
    try {
      const restored = await call(restoreSample, { params: { id }, body: undefined });
      toasts.success(t('list.restored', { code: restored.code }), undefined, undefined, about(id));
      return restored;
    } catch (thrown) {
      toasts.error(t('list.notRestored'), errorText(thrown) ?? undefined, about(id));
    }
  };
  const remove = (base: Sample) =>
    once(async () => {
      try {
        await change(deleteSample, { params: { id: base.id }, ifVersion: base.version });
        await hand().done();
        const back = async () => {
          if (await restore(base)) go(`/ciguawatch/sample/${base.id}`, { force: true });
        };
        const undo = { label: t('form.undo'), run: () => void back() };
        toastWithAction(t('form.removed', { code: base.code }), undo, about(base.id));
        go(SAMPLE_LIST, { force: true });
      } catch (thrown) {
        refused(thrown, t('form.notRemoved'), base.id);
      }
    });
  return { save, remove, restore: (base: Sample) => once(() => restore(base)), busy };
}
