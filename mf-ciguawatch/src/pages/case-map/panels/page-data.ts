import { lazy } from 'react';

/** The data of the page, lazy-loaded: it stands below the table or behind a link. */
export const PageData = lazy(() =>
  import('@ciguawatch/shared/ui/page-data/page-data').then((module) => ({ default: module.PageData })),
);
