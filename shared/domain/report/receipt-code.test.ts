import fc from 'fast-check';
import {
  groupedReceiptCode,
  newReceiptCode,
  RECEIPT_ALPHABET,
  RECEIPT_PATTERN,
  readReceiptCode,
} from './receipt-code';

/** Codes made from the given random bytes. */
const codes = fc.array(fc.integer({ min: 0, max: 251 }), { minLength: 12, maxLength: 12 }).map((bytes) => {
  const left = [...bytes];
  return newReceiptCode((into) => into.fill(left.shift() ?? 0));
});

it('has twelve letters of 28 without look-alikes, and two that check them', () => {
  expect(RECEIPT_ALPHABET).toMatch(/^[2-9ACDEFGHJKMNPQRTUVWXY]{28}$/);
  expect(new Set(RECEIPT_ALPHABET).size).toBe(28);
  expect(newReceiptCode()).toMatch(RECEIPT_PATTERN);
  expect(newReceiptCode()).not.toBe(newReceiptCode());
});

it('finds every single wrong letter and every swap of two neighbours, the check letters included', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(readReceiptCode(code)).toBe(code);
      for (let at = 0; at < code.length; at += 1) {
        for (const letter of RECEIPT_ALPHABET)
          if (letter !== code[at])
            expect(readReceiptCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeNull();
        const [one, other] = [code[at], code[at + 1]];
        if (other !== undefined && one !== other)
          expect(readReceiptCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBeNull();
      }
    }),
    { numRuns: 15 },
  );
});

it('finds them by arithmetic: no difference of two letters is a multiple of 773, at any place', () => {
  for (let place = 0, weight = 1; place < 14; place += 1, weight = (weight * 28) % 773)
    for (let difference = 1; difference < 28; difference += 1) {
      expect((difference * weight) % 773).not.toBe(0);
      // Swapping two neighbours changes the number by their difference times 27 and their weight.
      expect((difference * 27 * weight) % 773).not.toBe(0);
    }
});

it('takes each letter as often as any other', () => {
  const seen = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const bytes = [byte];
    const [first = ''] = newReceiptCode((into) => into.fill(bytes.shift() ?? 0));
    if (byte < 252) seen.set(first, (seen.get(first) ?? 0) + 1);
    // Bytes from 252 on are rejected, so that another random byte is used, here a zero.
    else expect(first).toBe('2');
  }
  expect([...seen.values()]).toEqual(Array(28).fill(9));
});

it('is read as people type it, and written as people read it', () => {
  const code = newReceiptCode((into) => into.fill(0));
  expect(code.slice(0, 12)).toBe('222222222222');
  const grouped = groupedReceiptCode(code);
  expect(grouped).toMatch(/^2222 2222 2222 ..$/);
  expect(readReceiptCode(` ${grouped.toLowerCase()} `)).toBe(code);
  expect(readReceiptCode(grouped.replaceAll(' ', '-').replace('2', 'z'))).toBe(code);
  for (const other of ['', '42', code.slice(1), `${code}2`, 'Nº 42'])
    expect(readReceiptCode(other)).toBeNull();
});
