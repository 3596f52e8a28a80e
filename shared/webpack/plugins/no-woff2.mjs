/** In place of fontkit's decoder of WOFF2. */
export default function decompress() {
  throw new Error('Documents are written with TrueType fonts.');
}
