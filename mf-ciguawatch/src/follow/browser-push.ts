import {
  followByPush,
  getPushKey,
  listPushIslands,
  unfollowByPush,
} from '@ciguawatch/shared/api/calls/follow/push';
import { readsFrench } from '@ciguawatch/shared/domain/text/fallback';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Whether this browser has notices of an island: `cannot` where it has none at all, `refused` where its owner refused
 * those of this site, `off` where the portal sends none.
 */
export type PushStand = 'cannot' | 'refused' | 'off' | 'no' | 'yes';

/** The worker that shows notices; null where the browser cannot, as an iPhone before the portal is installed. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** How an island stands in this browser. @throws ApiError without a network */
export async function pushStand(island: number): Promise<PushStand> {
  const registration = await worker();
  if (!registration) return 'cannot';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return 'no';
  const { islands } = await call(listPushIslands, {
    params: undefined,
    body: { endpoint: subscription.endpoint },
  });
  return islands.includes(island) ? 'yes' : 'no';
}

/** Bytes as base64url, as the server writes its key. */
const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The browser's address at its push service for the portal's key; one made for an earlier key reaches nobody. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const held = await pushManager.getSubscription();
  const heldKey = held?.options.applicationServerKey;
  if (held && heldKey && base64url(heldKey) === key) return held;
  await held?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Asks the owner of the browser, then has it told of an island.
 * @throws Error where its push service or the portal does not answer
 */
export async function followHere(island: number): Promise<PushStand> {
  const registration = await worker();
  if (!registration) return 'cannot';
  // Asked before anything else: a browser asks only while it handles the press.
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const { key } = await call(getPushKey, { params: undefined });
  if (key === null) return 'off';
  const { endpoint, keys } = (await subscribed(registration, key)).toJSON();
  const { islands } = await call(followByPush, {
    params: undefined,
    body: {
      ...{ endpoint: endpoint ?? '', island },
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      language: readsFrench(readerLanguages()) ? 'fr_FR' : 'en_US',
    },
  });
  return islands.includes(island) ? 'yes' : 'no';
}

/** Ends the notices of an island; with the last one the browser leaves its push service. @throws ApiError */
export async function unfollowHere(island: number): Promise<PushStand> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return 'no';
  const { endpoint } = subscription;
  const { islands } = await call(unfollowByPush, { params: undefined, body: { endpoint, island } });
  if (islands.length === 0) await subscription.unsubscribe();
  return 'no';
}
