/** Signatures of the end of a ZIP archive and of an entry of its directory. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** Greatest length of the comment behind the end. */
const COMMENT_BYTES = 65_535;

/**
 * Size in bytes that the entries of a ZIP archive have by its directory once they are unpacked; null when it is no
 * archive. A small file can grow a thousandfold, so a workbook is weighed before it is unpacked.
 */
export function unzippedSize(bytes: ArrayBuffer): number | null {
  const view = new DataView(bytes);
  const least = Math.max(0, view.byteLength - END_BYTES - COMMENT_BYTES);
  let end = view.byteLength - END_BYTES;
  while (end >= least && view.getUint32(end, true) !== END) end -= 1;
  if (end < least) return null;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    size += view.getUint32(at + 24, true);
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return size;
}
