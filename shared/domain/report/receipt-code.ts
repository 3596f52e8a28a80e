/**
 * Receipt codes, by which reporters prove a report to be theirs: 12 random and 2 check letters that, read
 * in base 28, leave remainder 1 modulo 773, the largest prime below 28². As a pure system of ISO/IEC 7064,
 * like MOD 97-10 of the IBAN, it detects every wrong letter and every swap of neighbours.
 */

/**
 * Digits and letters without those that look alike. Of 2/Z, 5/S and 8/B the digit is used; 0 O 1 I L are
 * left out.
 */
export const RECEIPT_ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY';
/** Length of a code, including the two check letters. */
const RECEIPT_LENGTH = 14;
/** A code as sent to the server: 14 letters of the alphabet, without spaces. */
export const RECEIPT_PATTERN = new RegExp(`^[${RECEIPT_ALPHABET}]{${RECEIPT_LENGTH}}$`);

const BASE = RECEIPT_ALPHABET.length;
const MODULUS = 773;
/** Random bytes from here on are rejected: the remainder would make the first letters more likely. */
const FIRST_REJECTED_BYTE = 256 - (256 % BASE);
/** Letters that people read for the digit they look like. */
const DIGIT_MEANT: Readonly<Record<string, string>> = { Z: '2', S: '5', B: '8' };

/** Remainder modulo 773 of the letters read as a number in base 28. */
const remainder = (letters: string): number =>
  [...letters].reduce((sum, letter) => (sum * BASE + RECEIPT_ALPHABET.indexOf(letter)) % MODULUS, 0);

/** Appends the two check letters to twelve letters. */
function withCheckLetters(letters: string): string {
  const check = (MODULUS + 1 - remainder(`${letters}22`)) % MODULUS;
  return letters + RECEIPT_ALPHABET.charAt(Math.floor(check / BASE)) + RECEIPT_ALPHABET.charAt(check % BASE);
}

/**
 * Generates a code of 12 random letters, all equally likely (57.7 bits), and its check letters.
 * @param fill fills an array with bytes: random ones by default; the server passes others for devices that make no code
 */
export function newReceiptCode(
  fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  let letters = '';
  while (letters.length < RECEIPT_LENGTH - 2) {
    const [byte = 255] = fill(new Uint8Array(1));
    if (byte < FIRST_REJECTED_BYTE) letters += RECEIPT_ALPHABET.charAt(byte % BASE);
  }
  return withCheckLetters(letters);
}

/**
 * Parses a code as typed: in upper or lower case, with spaces or hyphens, and Z, S, B for 2, 5, 8.
 * @returns the code as sent to the server; null when its check letters are wrong
 */
export function readReceiptCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s\-–.]/g, '')
    .replace(/[ZSB]/g, (letter) => DIGIT_MEANT[letter] ?? letter);
  return RECEIPT_PATTERN.test(letters) && remainder(letters) === 1 ? letters : null;
}

/** A code in groups of four, for reading aloud and copying: ABCD EFGH JKMN PQ. */
export const groupedReceiptCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** Address of the page that opens a report by its code, below the portal's origin. */
export const RECEIPT_PATH = '/r';

/**
 * Address that opens a report: the code is after `#`, which browsers never send to a server.
 * @param origin of the portal, such as `https://ciguawatch.example`
 */
export const receiptAddress = (origin: string, code: string): string => `${origin}${RECEIPT_PATH}#${code}`;
