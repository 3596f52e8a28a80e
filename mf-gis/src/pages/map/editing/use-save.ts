import { createLocation, patchLocation } from '@ciguawatch/shared/api/calls/outlines';
import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { domEvent } from '@ciguawatch/shared/contract/events';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { asApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { useState } from 'react';
import { createBody, type PlaceValues } from '../form/values';

/** Somebody else saved first: what was to be saved, and what is there now. */
interface Clash {
  patch: LocationPatch;
  current: LocationFull;
}

/** What is to be saved: at once, or when its outline is cut at 180°. */
type Computed<T> = T | Promise<T>;

interface Told {
  onSaved: (place: LocationFull) => void;
  /** A first copy had arrived, and its answer was lost: the place is there, what was changed since is not. */
  onArrived: (place: LocationFull) => void;
  /** The change is kept by the server and waits for a second person. */
  onWaits: () => void;
  /** Reasons per field, as the server says them. */
  onRefused: (fields: Record<string, ErrorCode>) => void;
}

/** Tells every copy of places on this device that one was changed. */
export const tellChanged = (id: number): boolean =>
  window.dispatchEvent(new CustomEvent(domEvent('location:changed'), { detail: { id } }));

/** Saves a place; nothing typed is lost when that fails. */
export function useSave({ onSaved, onArrived, onWaits, onRefused }: Told) {
  const { busy, once } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);

  const settleFailure = async (thrown: unknown, patch: Computed<LocationPatch>) => {
    if (tellWaiting(thrown)) {
      setClash(null);
      return onWaits();
    }
    const { code, current, fields } = asApiError(thrown);
    const theirs = current as LocationFull | undefined;
    if (theirs && code === 'conflict') return setClash({ patch: await patch, current: theirs });
    if (theirs && code === 'uuid_reused') return onArrived(theirs);
    if (fields) onRefused(fields);
    return setProblem(errorText(thrown));
  };
  const attempt = (work: () => Promise<LocationFull>, patch: Computed<LocationPatch>) =>
    once(async () => {
      setProblem(null);
      try {
        const saved = await work();
        setClash(null);
        tellChanged(saved.id);
        onSaved(saved);
      } catch (thrown) {
        await settleFailure(thrown, patch);
      }
    });
  return {
    ...{ busy, problem, clash },
    setProblem,
    forget: () => setClash(null),
    create: (values: PlaceValues, uuid: string, geometry: Computed<Geometry | null>) =>
      attempt(
        async () =>
          call(createLocation, { params: undefined, body: createBody(values, uuid, await geometry) }),
        {},
      ),
    change: ({ id, version }: LocationFull, patch: Computed<LocationPatch>) =>
      attempt(
        async () => change(patchLocation, { params: { id }, body: await patch, ifVersion: version }),
        patch,
      ),
    /** Tells of a newer version that something else met. */
    meet: (current: LocationFull, patch: Computed<LocationPatch>) =>
      Promise.resolve(patch).then(
        (computed) => setClash({ patch: computed, current }),
        (thrown) => setProblem(errorText(thrown)),
      ),
  };
}
