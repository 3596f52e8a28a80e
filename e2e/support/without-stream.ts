import type { Page } from '@playwright/test';

/** Keeps the event stream from opening, which would never let the network be idle. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.route('**/api/cw/events/', (route) => route.abort());
