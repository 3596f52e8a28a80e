import { PORTAL_NAME } from '../../domain/text/portal-name';
import { recall, remember } from '../storage/local-storage';

const KEY = 'ciguawatch.portal';

/** The name of the portal, which the head of its page tells; without a network that of the last visit. */
export function portalName(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  if (told) remember(KEY, told);
  return told || recall(KEY) || PORTAL_NAME;
}
