import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import type { DoubtKind } from '@ciguawatch/shared/domain/outline/doubt';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go, useUnsavedGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { type Drawing, geometryOf } from '../../../outline/drawing';
import { type EditState, edit } from '../../../outline/edit-state';
import { draftName } from '../../../places/draft-names';
import { usePlaceForm } from '../form/use-place-form';
import { newValues, patchBody, valuesOf } from '../form/values';
import { drawingOfPlace, firstCountry, firstState } from './first-state';
import { draftBase, type OutlineDraft, useDraft } from './use-draft';
import { faultsOfDrawing } from './use-faults';
import { useSave, withConfirmed } from './use-save';

export interface EditProps {
  /** null for a new place */
  place: LocationFull | null;
  draft: OutlineDraft | null;
  uuid: string;
  /** initial tool requested by the address */
  tool: 'draw' | 'import' | null;
  onSaved: (place: LocationFull) => void;
}

/** Text key of the reason why an edit cannot be saved yet; null when it can. */
function refusal(isSound: boolean, { history: { now }, sketch }: EditState, place: LocationFull | null) {
  if (!isSound) return 'form';
  if (faultsOfDrawing(now, []).length > 0) return 'faults';
  if (now.outline.length === 0 && now.point === null && (!place || place.geometry !== null)) return 'empty';
  return sketch.length > 0 ? 'sketch' : null;
}

/** One edit of a place: its base, what was drawn and typed, and saving, discarding and merging. */
export function useEdit({ place, draft, uuid, tool, onSaved }: EditProps) {
  const t = useT('outlineEdit');
  const saved = drawingOfPlace(place);
  // A draft may be based on an older version of the place; the conflict is then resolved first.
  const [base, setBase] = useState(() => draftBase(draft, place));
  const begunAs = drawingOfPlace(base);
  const [state, dispatch] = useReducer(edit, null, () => firstState(begunAs, draft, tool));
  const storedValues = () => (place ? valuesOf(place) : newValues(firstCountry()));
  // Drafts of earlier releases lack fields that the form has got since.
  const form = usePlaceForm({ ...storedValues(), ...draft?.values });
  const [other, setOther] = useState<Drawing | null>(null);
  const [isRestored, setRestored] = useState(draft !== null);
  const [waited, setWaited] = useState(0);
  const now = state.history.now;
  const { values } = form;

  const isDrawn = now !== begunAs;
  const patch = place && base ? patchBody(values, base) : {};
  const isTyped = place ? Object.keys(patch).length > 0 : values.name.trim() !== '';
  const version = base?.version ?? null;
  const kept = useMemo(
    () => ({ values, drawing: now, base, version, uuid }),
    [values, now, base, version, uuid],
  );
  const name = draftName(place?.id ?? null);
  // A new draft begins after each save.
  const hand = useMemo(() => drafts.begin<OutlineDraft>(name), [name, place?.version]);
  const isDirty = isDrawn || isTyped || state.sketch.length > 0;
  useDraft(hand, kept, isDrawn || isTyped);
  useUnsavedGuard(isDirty, t('head.leave'));

  const done = (next: LocationFull) => {
    void hand.done();
    toasts.success(t(place ? 'save.saved' : 'save.created', { name: next.name }));
    setOther(null);
    setRestored(false);
    dispatch({ do: 'reset', drawing: drawingOfPlace(next) });
    form.put(valuesOf(next));
    if (place) setBase(next);
    onSaved(next);
  };
  const arrived = (there: LocationFull) => {
    drafts.save(draftName(there.id), { ...kept, base: there, version: there.version });
    void hand.done();
    toasts.warning(t('save.arrived', { name: there.name }), t('save.arrivedText'));
    onSaved(there);
  };
  const discard = () => {
    void hand.drop();
    setBase(place);
    dispatch({ do: 'reset', drawing: saved });
    form.put(storedValues());
    form.tell({});
    save.setProblem(null);
    save.forgetDoubts();
    setRestored(false);
  };
  const countWaiting = () => setWaited((times) => times + 1);
  const waits = () => {
    countWaiting();
    // The drawn and typed values are part of the waiting change, so the draft can go.
    discard();
    if (!place) go('/gis/maps', { replace: true, force: true });
  };
  const save = useSave({ onSaved: done, onArrived: arrived, onWaits: waits, onRefused: form.tell });
  const withOutline = async (confirmed: readonly DoubtKind[] = []): Promise<LocationPatch> => ({
    ...patch,
    ...(isDrawn && { geometry: await geometryOf(now), ...withConfirmed(confirmed) }),
  });
  const attempt = (confirmed: readonly DoubtKind[] = []) => {
    const why = refusal(form.check(), state, place);
    if (why) save.setProblem(t(`save.${why}`));
    else if (!place) void save.create(values, uuid, () => geometryOf(now), confirmed);
    else if (base && base.version !== place.version) void save.meet(place, () => withOutline(confirmed));
    else void save.change(place, () => withOutline(confirmed));
  };
  // A question is about the outline that was sent: after another stroke it is asked again, if it still holds.
  const { forgetDoubts } = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the drawing changes, and for nothing else
  useEffect(() => forgetDoubts(), [now]);
  return {
    ...{ base, saved, state, dispatch, form, save, hand, other, setOther, isDrawn, isDirty, waited },
    /** State of the banner about a restored draft. */
    restored: { isShown: isRestored, close: () => setRestored(false) },
    ...{ done, discard, attempt, withOutline, countWaiting },
  };
}

export type Edit = ReturnType<typeof useEdit>;
