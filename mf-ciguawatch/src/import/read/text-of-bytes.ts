/** Marks at the beginning of UTF-16 texts, which Excel saves as "Unicode text". */
const LITTLE = 0xfffe;
const BIG = 0xfeff;

/** Whether a text without a mark is UTF-16: each of its Latin letters has a byte of zero, always on one side. */
function unmarkedWide(view: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = view.subarray(0, 512);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

/**
 * Decodes a file as UTF-16 if it has that form, else as UTF-8, else as Windows-1252, which older spreadsheets
 * write. A binary file yields NUL characters.
 */
export function textOfBytes(bytes: ArrayBuffer): string {
  const start = bytes.byteLength < 2 ? 0 : new DataView(bytes).getUint16(0);
  const wide =
    start === LITTLE ? 'utf-16le' : start === BIG ? 'utf-16be' : unmarkedWide(new Uint8Array(bytes));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
