import type { DocumentDescription } from '../../domain/document/description';
import { writePdf } from '../../domain/document/write-pdf';
import { fetchFonts } from './fonts';

/**
 * Makes the PDF of a document. Import it when the first one is asked for: its library is large.
 * @throws when a font can be had neither from the device nor from the network
 */
export async function makePdf(description: DocumentDescription): Promise<Blob> {
  const bytes = await writePdf(description, await fetchFonts());
  return new Blob([bytes as BlobPart], { type: 'application/pdf' });
}
