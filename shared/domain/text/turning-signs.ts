/**
 * Signs that nobody sees and that turn the letters around them (Unicode's property Bidi_Control: U+061C, U+200E, U+200F,
 * U+202A to U+202E, U+2066 to U+2069). With one of them a text reads otherwise than it is written, so that no stored
 * text may hold one; the database refuses it as the last, by the function `unturned`.
 */
const SIGNS = /\p{Bidi_Control}/gu;

/** Whether a text holds one of them. */
export const hasTurningSigns = (text: string): boolean => text.search(SIGNS) >= 0;

/** A text without them, for texts of machines and files whose sender is not there to be asked. */
export const withoutTurningSigns = (text: string): string => text.replace(SIGNS, '');
