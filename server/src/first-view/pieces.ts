import { fillText, type Texts } from '@ciguawatch/shared/domain/text/texts';
import { textAt } from '../features/i18n/edited-texts';

/** A text in drawn HTML, with its name (`namespace/page.key`) and the values that stand in it; escaped as drawn. */
interface Slot {
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

function edited({ name }: Slot, texts: Texts): string | null {
  const [, namespace = '', page = '', key = ''] = /^([^/]+)\/([^.]+)\.(.+)$/.exec(name) ?? [];
  return textAt(texts, { namespace, page, key });
}

/** Drawn HTML with the texts that were edited on the server in place of the bundled ones. */
export const written = (pieces: Pieces, texts: Texts): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const other = edited(piece, texts);
      return other === null ? piece.text : escaped(fillText(other, piece.vars, countOf(piece.vars?.count)));
    })
    .join('');
