import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, lazy } from 'react';

/** A page and the texts that came with it. */
const page = (fetch: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazy(async () => {
    const found = await fetch();
    await textsReady();
    return found;
  });

/** The shell's own pages by key, each fetched when it is opened. Home is apart: it comes with the shell. */
export const SHELL_PAGES: Readonly<Record<string, ComponentType>> = {
  login: page(() => import('../../account/login')),
  'password-reset': page(() => import('../../account/reset-request')),
  'reset-confirm': page(() => import('../../account/reset-confirm')),
  profile: page(() => import('../../account/profile')),
  'legal-notice': page(() => import('../../legal/notice')),
  'terms-of-use': page(() => import('../../legal/terms')),
  'privacy-policy': page(() => import('../../legal/privacy')),
  outbox: page(() => import('../../pages/outbox/outbox-page')),
  gallery: page(() => import('../../gallery/gallery')),
};
