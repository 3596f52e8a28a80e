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

/** Makes what is to be saved: at once, or when its outline is cut at 180°. */
type Make<T> = () => T | Promise<T>;

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

  const settleFailure = (thrown: unknown, patch: LocationPatch) => {
    if (tellWaiting(thrown)) {
      setClash(null);
      return onWaits();
    }
    const { code, current, fields } = asApiError(thrown);
    const theirs = current as LocationFull | undefined;
    if (theirs && code === 'conflict') return setClash({ patch, current: theirs });
    if (theirs && code === 'uuid_reused') return onArrived(theirs);
    if (fields) onRefused(fields);
    return setProblem(errorText(thrown));
  };
  // Computed inside `once`, so that an ignored second press computes nothing: its failure could not be shown.
  const attempt = <T>(
    make: Make<T>,
    send: (made: T) => Promise<LocationFull>,
    patchOf: (made: T) => LocationPatch,
  ) =>
    once(async () => {
      setProblem(null);
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
    ...{ busy, problem, clash },
    setProblem,
    forget: () => setClash(null),
    create: (values: PlaceValues, uuid: string, outline: Make<Geometry | null>) =>
      attempt(
        outline,
        (geometry) => call(createLocation, { params: undefined, body: createBody(values, uuid, geometry) }),
        () => ({}),
      ),
    change: ({ id, version }: LocationFull, make: Make<LocationPatch>) =>
      attempt(
        make,
        (body) => change(patchLocation, { params: { id }, body, ifVersion: version }),
        (body) => body,
      ),
    /** Tells of a newer version that something else met. */
    meet: (current: LocationFull, make: Make<LocationPatch>) =>
      once(async () => {
        try {
          setClash({ patch: await make(), current });
        } catch (thrown) {
          setProblem(errorText(thrown));
        }
      }),
  };
}
