import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DEFAULT_COUNTRY } from '../domain/country/numbers';
import { setLanguage, textsReady } from '../runtime/i18n/i18n';
import { setConfig } from '../runtime/page/config';
import { iconsReady } from '../ui/foundation/icon';
import { UiLocale } from '../ui/foundation/locale';

enableStaticRendering(true);

// Not renderToStaticMarkup: without React's separators adjacent texts would merge, which changes their
// kerning.

/** The parts of a server's configuration that change what is drawn; a number stands for any number. */
export interface DrawnFor {
  demo?: boolean;
  emergency?: string;
}

/** Renders screens before anything is known about person or data; returns HTML by key. */
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
