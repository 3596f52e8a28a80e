import { createLocation, patchLocation } from '@ciguawatch/shared/api/calls/outlines';
import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import type { Doubt, DoubtKind } from '@ciguawatch/shared/domain/outline/doubt';
import { asApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { useState } from 'react';
import { tellChanged } from '../../../places/tell-changed';
import { createBody, type PlaceValues } from '../form/values';

/** Conflict of saving: the own changes and the place as another editor saved it. */
interface SaveConflict {
  patch: LocationPatch;
  current: LocationFull;
}

/** Makes the request's body, possibly after cutting the outline at 180°. */
type ChangeMaker<T> = () => T | Promise<T>;

interface SaveListeners {
  onSaved: (place: LocationFull) => void;
  /** A first request had arrived and its response was lost: the place exists, without later changes. */
  onArrived: (place: LocationFull) => void;
  /** The server stored the change for approval by a second person. */
  onWaits: () => void;
  /** Error codes of the server by field. */
  onRefused: (fields: Record<string, ErrorCode>) => void;
}

/** The part of a body that says which questions were answered with "it is so"; empty for none. */
export const withConfirmed = (confirmed: readonly DoubtKind[]): Pick<LocationPatch, 'confirmed'> =>
  confirmed.length > 0 ? { confirmed: [...confirmed] } : {};

/** Saves a place; nothing typed is lost when that fails. */
export function useSave({ onSaved, onArrived, onWaits, onRefused }: SaveListeners) {
  const { busy, once } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const [clash, setClash] = useState<SaveConflict | null>(null);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);

  const settleFailure = (thrown: unknown, patch: LocationPatch) => {
    if (tellWaiting(thrown)) {
      setClash(null);
      return onWaits();
    }
    const { code, current, fields } = asApiError(thrown);
    if (code === 'outline_doubtful') {
      setClash(null);
      return setDoubts((current as { doubts: Doubt[] }).doubts);
    }
    const theirs = current as LocationFull | undefined;
    if (theirs && code === 'conflict') return setClash({ patch, current: theirs });
    if (theirs && code === 'uuid_reused') return onArrived(theirs);
    if (fields) onRefused(fields);
    return setProblem(errorText(thrown));
  };
  // Computed inside `once`, because a failure of an ignored second press could not be shown.
  const attempt = <T>(
    make: ChangeMaker<T>,
    send: (made: T) => Promise<LocationFull>,
    patchOf: (made: T) => LocationPatch,
  ) =>
    once(async () => {
      setProblem(null);
      setDoubts([]);
      let patch: LocationPatch = {};
      try {
        const made = await make();
        patch = patchOf(made);
        const saved = await send(made);
        setClash(null);
        tellChanged(saved.id);
        onSaved(saved);
      } catch (thrown) {
        settleFailure(thrown, patch);
      }
    });
  return {
    /** `doubts`: the server's questions about an unlikely outline, which it has not stored. */
    ...{ busy, problem, clash, doubts },
    setProblem,
    forgetDoubts: () => setDoubts([]),
    forget: () => setClash(null),
    create: (
      values: PlaceValues,
      uuid: string,
      outline: ChangeMaker<Geometry | null>,
      confirmed: readonly DoubtKind[],
    ) =>
      attempt(
        outline,
        (geometry) =>
          call(createLocation, {
            params: undefined,
            body: { ...createBody(values, uuid, geometry), ...withConfirmed(confirmed) },
          }),
        () => ({}),
      ),
    change: ({ id, version }: LocationFull, make: ChangeMaker<LocationPatch>) =>
      attempt(
        make,
        (body) => change(patchLocation, { params: { id }, body, ifVersion: version }),
        (body) => body,
      ),
    /** Starts resolving a conflict with a newer version that was noticed in another way. */
    meet: (current: LocationFull, make: ChangeMaker<LocationPatch>) =>
      once(async () => {
        try {
          setClash({ patch: await make(), current });
        } catch (thrown) {
          setProblem(errorText(thrown));
        }
      }),
  };
}
