import type { ComponentType } from 'react';
import { lazyWithTexts as page } from './lazy-with-texts';

/** The shell's own pages by key, loaded when opened; home is part of the shell's bundle. */
export const SHELL_PAGES: Readonly<Record<string, ComponentType>> = {
  login: page(() => import('../../account/login/login')),
  'password-reset': page(() => import('../../account/reset/reset-request')),
  'reset-confirm': page(() => import('../../account/reset/reset-confirm')),
  profile: page(() => import('../../account/profile/profile')),
  security: page(() => import('../../account/security/security')),
  roles: page(() => import('../../account/role-page/role-page')),
  'legal-notice': page(() => import('../../legal/notice')),
  'terms-of-use': page(() => import('../../legal/terms')),
  'privacy-policy': page(() => import('../../legal/privacy')),
  outbox: page(() => import(/* webpackChunkName: "outbox-page" */ '../../pages/outbox/outbox-page')),
  'my-reports': page(() => import('../../pages/outbox/my-reports/my-reports-page')),
  wording: page(() => import('../../wording/wording-page')),
  gallery: page(() => import('../../gallery/gallery')),
};
