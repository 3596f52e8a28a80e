import { frameCode } from '@ciguawatch/shared/domain/text/frame-code';
import { type Html, html } from '../../frame/html';
import { shortCode } from '../../frame/language';
import type { Words } from '../../frame/words';

interface Embedded {
  /** address of the portal, without a slash at its end */
  base: string;
  /** address of the page, such as `/island/rapa` */
  path: string;
  name: string;
}

/** The code to copy, folded away; it is selected whole by one click where the browser can. */
export const embedBox = (
  { p, language }: Pick<Words, 'p' | 'language'>,
  { base, path, name }: Embedded,
): Html =>
  html`<details class="np"><summary class="lk">${p('plain.embed')}</summary><label class="t" for="embed">${p('plain.embedHelp')}</label><textarea id="embed" class="co all" rows="7" readonly>${frameCode(`${base}/embed${path}?lang=${shortCode(language)}`, `${p('plain.portal')}, ${name}`)}</textarea></details>`;
