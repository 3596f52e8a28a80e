import type { DocumentDescription } from '../../domain/document/description';
import { writePdf } from '../../domain/document/write-pdf';
import { fetchFonts } from './fonts';

/**
 * Makes the PDF of a document. Import it on demand, because its library is large.
 * @throws when a font is neither cached nor reachable
 */
export async function makePdf(description: DocumentDescription): Promise<Blob> {
  const bytes = await writePdf(description, await fetchFonts());
  return new Blob([bytes as BlobPart], { type: 'application/pdf' });
}
