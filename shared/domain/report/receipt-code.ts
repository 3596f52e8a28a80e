/**
 * Receipt codes: what a reporter shows to withdraw or correct a report. Twelve random letters and two check letters,
 * read as a number to the base 28 that leaves 1 when divided by 773. This is a pure system of ISO/IEC 7064 with two
 * check characters, as MOD 97-10 of the IBAN is, for an alphabet of 28: 773 is the largest prime below 28², so that
 * every single wrong letter and every swap of two neighbours changes the remainder.
 */

/** Digits and letters without look-alikes: no 0 O, 1 I L, 2 Z, 5 S, 8 B with both, the digit stays where one must. */
export const RECEIPT_ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY';
/** Letters of a code, the two check letters included. */
const RECEIPT_LENGTH = 14;
/** A code as it is sent: 14 letters of the alphabet, without blanks. */
export const RECEIPT_PATTERN = new RegExp(`^[${RECEIPT_ALPHABET}]{${RECEIPT_LENGTH}}$`);

const BASE = RECEIPT_ALPHABET.length;
const MODULUS = 773;
/** Bytes from here on would make the first letters of the alphabet likelier than the others. */
const FAIR = 256 - (256 % BASE);
/** Letters that were dropped for the digit they look like. */
const MEANT: Readonly<Record<string, string>> = { Z: '2', S: '5', B: '8' };

/** The remainder of a text of letters, as a number to the base 28. */
const remainder = (letters: string): number =>
  [...letters].reduce((sum, letter) => (sum * BASE + RECEIPT_ALPHABET.indexOf(letter)) % MODULUS, 0);

/** Twelve letters with the two that check them. */
function withCheck(letters: string): string {
  const check = (MODULUS + 1 - remainder(`${letters}22`)) % MODULUS;
  return letters + RECEIPT_ALPHABET.charAt(Math.floor(check / BASE)) + RECEIPT_ALPHABET.charAt(check % BASE);
}

/**
 * A new code: 12 letters of the generator of the platform, each equally likely (57.7 bits).
 * @param fill fills an array with random bytes; given by tests only
 */
export function newReceiptCode(
  fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  let letters = '';
  while (letters.length < RECEIPT_LENGTH - 2) {
    const [byte = 255] = fill(new Uint8Array(1));
    if (byte < FAIR) letters += RECEIPT_ALPHABET.charAt(byte % BASE);
  }
  return withCheck(letters);
}

/**
 * A code as a person typed it: in any case, with blanks or hyphens, a Z for the 2 that it looks like.
 * @returns the code as it is sent, null where its letters cannot be those that were given
 */
export function readReceiptCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s\-–.]/g, '')
    .replace(/[ZSB]/g, (letter) => MEANT[letter] ?? letter);
  return RECEIPT_PATTERN.test(letters) && remainder(letters) === 1 ? letters : null;
}

/** A code as it is read aloud and copied by hand: ABCD EFGH JKMN PQ. */
export const groupedReceiptCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
