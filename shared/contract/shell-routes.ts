import type { RouteDecl } from './module';

const page = (path: string, key: string, part: Partial<RouteDecl> = {}): RouteDecl => ({
  path,
  page: key,
  access: 'open',
  offline: 'full',
  ...part,
});

/** The shell's own pages (specification, section 2), declared like those of modules. */
export const SHELL_ROUTES: readonly RouteDecl[] = [
  page('/', 'home'),
  page('/login', 'login'),
  page('/password-reset', 'password-reset'),
  page('/auth/resetconfirm', 'reset-confirm'),
  page('/profile', 'profile', { access: 'connected', offline: 'none' }),
  page('/outbox', 'outbox'),
  page('/my-reports', 'my-reports'),
  page('/gallery', 'gallery'),
  page('/legal/legal-notice', 'legal-notice'),
  page('/legal/terms-of-use', 'terms-of-use'),
  page('/legal/privacy-policy', 'privacy-policy'),
];
