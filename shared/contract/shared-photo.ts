/**
 * Where an installed portal takes a photo that another app shares: the service worker keeps it on the device under
 * `file` in `cache` and opens `page`, which shows it beside the questions. It is never sent.
 */
export const SHARED_PHOTO = {
  page: '/ciguawatch/case/fish',
  field: 'photo',
  cache: 'shared-photo',
  file: '/shared-photo',
} as const;
