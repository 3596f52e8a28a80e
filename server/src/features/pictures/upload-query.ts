import type { PictureAsked } from '@ciguawatch/shared/api/schemas/picture';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import {
  needsTerms,
  type PictureLicence,
  type PictureUse,
} from '@ciguawatch/shared/domain/picture/picture-terms';
import { hasTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import type { CropAndTurn } from './decode';

/** Role that may send each kind of picture; null for one's own avatar. */
const SENDER_ROLE: Record<PictureUse, number | null> = {
  fishbase: ROLE.fishbase_editor,
  algae: ROLE.algae_editor,
  avatar: null,
};

/** @throws HttpError 403 when an account may not send pictures of this kind */
export function maySend(who: Operator, use: PictureUse): void {
  const role = SENDER_ROLE[use];
  if (role !== null && !(who.groups as readonly number[]).includes(role))
    throw new HttpError(403, 'forbidden', { user: who.id });
}

/** Author and licence stored with a picture. */
export interface PictureTerms {
  use: PictureUse;
  author: string | null;
  licence: PictureLicence | null;
}

/** The author is part of the address, so the check of bodies for directional characters has not seen it. */
function authorFault(author: string | null, use: PictureUse): ErrorCode | null {
  if (!author) return needsTerms(use) ? 'required' : null;
  return hasTurningSigns(author) ? 'bidi_signs' : null;
}

/** Faults of author and licence by field; those of an avatar are left out unread. */
function termsFaults({ use, author, licence }: PictureTerms): Record<string, ErrorCode> {
  if (use === 'avatar') return {};
  const fault = authorFault(author, use);
  return { ...(fault && { author: fault }), ...(!licence && needsTerms(use) && { licence: 'required' }) };
}

/**
 * Reads and checks the query of an upload.
 * @throws HttpError 400 with a code per field
 */
export function readUploadQuery(asked: PictureAsked): PictureTerms & CropAndTurn {
  const author = asked.author?.trim() || null;
  const licence = asked.licence ?? null;
  const faults = termsFaults({ use: asked.use, author, licence });
  const parts = [asked.x, asked.y, asked.w, asked.h];
  const [x = 0, y = 0, w = 0, h = 0] = parts.map(Number);
  const cropPartCount = parts.filter((part) => part !== undefined).length;
  // A cut may exceed the edge by less than a pixel, because fractions are rounded.
  const outside = w <= 0 || h <= 0 || x + w > 1.0001 || y + h > 1.0001;
  if (cropPartCount !== 0 && (cropPartCount !== 4 || outside)) faults.crop = 'pattern';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const terms = asked.use === 'avatar' ? { author: null, licence: null } : { author, licence };
  return {
    use: asked.use,
    ...terms,
    crop: cropPartCount === 4 ? { x, y, w, h } : null,
    turn: Number(asked.turn ?? 0),
  };
}
