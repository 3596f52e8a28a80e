import { inflateRawSync } from 'node:zlib';

/**
 * Texts of the files in a ZIP archive, by name. Read through FileReader, because jsdom's blobs have no
 * arrayBuffer().
 */
export async function zipTexts(blob: Blob): Promise<Record<string, string>> {
  const bytes = await new Promise<Buffer>((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(Buffer.from(reader.result as ArrayBuffer));
    reader.onerror = () => failed(reader.error);
    reader.readAsArrayBuffer(blob);
  });
  const texts: Record<string, string> = {};
  // The central directory at the end lists each file with its compressed size and offset.
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const start = bytes.readUInt32LE(at + 42);
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const packed = bytes.subarray(data, data + bytes.readUInt32LE(at + 20));
    texts[name] = (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
  }
  return texts;
}
