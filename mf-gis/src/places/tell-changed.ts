import { domEvent } from '@ciguawatch/shared/contract/events';

/** Notifies all copies of places on this device that one has changed. */
export const tellChanged = (id: number): boolean =>
  window.dispatchEvent(new CustomEvent(domEvent('location:changed'), { detail: { id } }));
