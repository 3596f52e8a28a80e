import { fillText, type Texts } from '@ciguawatch/shared/domain/text/texts';
import { textAt } from '../features/i18n/edited-texts';

/** A text in rendered HTML with its name (`namespace/page.key`) and variables; already escaped. */
interface TextSlot {
  name: string;
  text: string;
  vars?: Record<string, string>;
}

/** Rendered HTML: markup and replaceable texts (scripts/first-view/texts.mjs). */
export type Pieces = readonly (string | TextSlot)[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text escaped for element content and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** A formatted count such as `1 234`, as a number. */
const countOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(/[^\d-]/g, ''));

function editedText({ name }: TextSlot, texts: Texts): string | null {
  const [, namespace = '', page = '', key = ''] = /^([^/]+)\/([^.]+)\.(.+)$/.exec(name) ?? [];
  return textAt(texts, { namespace, page, key });
}

/** HTML with edited texts in place of the shipped ones. */
export const withEditedTexts = (pieces: Pieces, texts: Texts): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const editedPiece = editedText(piece, texts);
      return editedPiece === null
        ? piece.text
        : escapeHtml(fillText(editedPiece, piece.vars, countOf(piece.vars?.count)));
    })
    .join('');
