/**
 * Invisible characters that reverse the direction of the text around them (Unicode property Bidi_Control).
 * A text with one of them reads differently from how it is stored, so no stored text may contain any; the
 * database function `unturned` is the last check.
 */
const DIRECTIONAL_CHARACTERS = /\p{Bidi_Control}/gu;

/** Whether a text contains a bidirectional control character. */
export const hasTurningSigns = (text: string): boolean => text.search(DIRECTIONAL_CHARACTERS) >= 0;

/**
 * The text without them, for machine-written texts and files, whose sender cannot be asked to correct it.
 */
export const withoutTurningSigns = (text: string): string => text.replace(DIRECTIONAL_CHARACTERS, '');
