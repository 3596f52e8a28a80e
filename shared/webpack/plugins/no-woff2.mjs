/** Replaces fontkit's WOFF2 decoder, which documents do not need. */
export default function decompress() {
  throw new Error('Documents are written with TrueType fonts.');
}
