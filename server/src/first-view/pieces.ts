import { chooseForm, protectBars } from '@ciguawatch/shared/domain/text/plural-forms';
import type { Texts } from '../modules/i18n/texts';

/** A text in drawn HTML, with its name (`namespace/page.key`) and the values that stand in it; escaped as drawn. */
export interface Slot {
  name: string;
  text: string;
  vars?: Record<string, string>;
}

/** Drawn HTML: markup, and the texts in it (scripts/first-view/texts.mjs). */
export type Pieces = readonly (string | Slot)[];

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);

/** A count as the page writes it, `1 234`, as a number. */
const countOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(/[^\d-]/g, ''));

/** An edited text with its form chosen and its values in, as the portal does it. */
function filled(text: string, vars: Record<string, string> = {}): string {
  const put = text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => protectBars(vars[name] ?? ''));
  return chooseForm(put, countOf(vars.count));
}

function edited({ name }: Slot, texts: Texts): string | undefined {
  const [, namespace = '', page = '', key = ''] = /^([^/]+)\/([^.]+)\.(.+)$/.exec(name) ?? [];
  return texts[namespace]?.[page]?.[key];
}

/** Drawn HTML with the texts that were edited on the server in place of the bundled ones. */
export const written = (pieces: Pieces, texts: Texts): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const other = edited(piece, texts);
      return other === undefined ? piece.text : escaped(filled(other, piece.vars));
    })
    .join('');
