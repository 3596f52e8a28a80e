import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';
import type { HeadData } from './head';
import type { HeadLanguage } from './tags';

/** Colour of the mark's ground (shell/public/favicon.svg). */
const GROUND = '#07303f';

/** Pages that a long press on the icon offers, by the key of their texts. */
const SHORTCUTS = [
  { key: 'report', url: '/ciguawatch/case/report/new' },
  { key: 'risk', url: '/ciguawatch/case/risk' },
  { key: 'map', url: '/ciguawatch/case/map' },
] as const;

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * What a device needs to install the portal as an app (W3C Web Application Manifest). The icons are drawn by
 * tools/app-icons.mjs.
 */
export const manifestOf = ({ t, portal }: Pick<HeadData, 't' | 'portal'>, language: HeadLanguage) => ({
  id: '/',
  name: portal,
  short_name: portal,
  description: t('head.home'),
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [icon('app-icon-192', 192), icon('app-icon-512', 512), icon('app-icon-maskable', 512, 'maskable')],
  shortcuts: SHORTCUTS.map(({ key, url }) => ({
    name: t(`head.${key}`),
    url,
    icons: [icon('app-icon-192', 192)],
  })),
  share_target: {
    action: SHARED_PHOTO.page,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_PHOTO.field, accept: ['image/*'] }] },
  },
});
