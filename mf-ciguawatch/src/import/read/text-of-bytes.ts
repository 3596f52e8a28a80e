/** Decodes a file as UTF-8, or as Windows-1252, which older spreadsheets write. */
export function textOfBytes(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
