import type { RouteDecl } from './module';

const openPage = (path: string, key: string, part: Partial<RouteDecl> = {}): RouteDecl => ({
  path,
  page: key,
  access: 'open',
  offline: 'full',
  ...part,
});

/** The shell's own pages (specification, section 2), declared like those of modules. */
export const SHELL_ROUTES: readonly RouteDecl[] = [
  openPage('/', 'home'),
  openPage('/login', 'login'),
  openPage('/password-reset', 'password-reset'),
  openPage('/auth/resetconfirm', 'reset-confirm'),
  openPage('/profile', 'profile', { access: 'connected', offline: 'none' }),
  openPage('/security', 'security', { access: 'connected', offline: 'none' }),
  openPage('/roles', 'roles', { access: 'connected', offline: 'none' }),
  openPage('/outbox', 'outbox'),
  openPage('/my-reports', 'my-reports'),
  openPage('/wording', 'wording'),
  openPage('/gallery', 'gallery'),
  openPage('/legal/legal-notice', 'legal-notice'),
  openPage('/legal/terms-of-use', 'terms-of-use'),
  openPage('/legal/privacy-policy', 'privacy-policy'),
];
