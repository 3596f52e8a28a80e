import { normalise } from '@ciguawatch/shared/domain/text/search/search';

/** An article or pronoun that French writes to the next word: l’hospitalisation, d’une. */
const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/giu;

/** A text as the search compares it: normalised, each word by itself, also where French joins two. */
export const searchable = (text: string): string => normalise(text.replace(ELIDED, ' '));
