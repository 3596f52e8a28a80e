import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DEFAULT_COUNTRY } from '../domain/country/numbers';
import { setLanguage, textsReady } from '../runtime/i18n/i18n';
import { setConfig } from '../runtime/page/config';
import { iconsReady } from '../ui/foundation/icon';
import { UiLocale } from '../ui/foundation/locale';

enableStaticRendering(true);

// Not as static markup: where two texts stand side by side their border decides how letters are set.

/** What of a server's configuration changes what is drawn; a number stands for any, where the server has one. */
export interface DrawnFor {
  demo?: boolean;
  emergency?: string;
}

/** Draws what stands on a screen before anything is known of the person or the data: HTML by key. */
export async function drawAll(
  views: Record<string, () => ReactElement>,
  code: string,
  { demo = false, emergency }: DrawnFor = {},
): Promise<Record<string, string>> {
  await setLanguage(code);
  await Promise.all([textsReady(), iconsReady()]);
  const call = emergency === undefined ? {} : { [DEFAULT_COUNTRY]: emergency };
  setConfig({ demo, default_country: DEFAULT_COUNTRY, emergency: call, numbers: {}, languages: [] } as never);
  return Object.fromEntries(
    Object.entries(views).map(([key, view]) => [key, renderToString(<UiLocale>{view()}</UiLocale>)]),
  );
}
