import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { HttpError } from '../../../http/errors/http-error';
import { inflatesWithin } from './inflated-size';
import { withoutJpegMetadata } from './jpeg-metadata';

/** Keys of any dictionary that hold metadata, files, scripts or what a reader does by itself. */
const REMOVED = [
  ...['Metadata', 'PieceInfo', 'LastModified', 'AA', 'OpenAction', 'JavaScript', 'JS', 'EmbeddedFiles'],
  ...['AF', 'EF', 'XFA', 'Collection', 'URI', 'Threads', 'Thumb', 'SpiderInfo', 'A', 'RichMediaContent'],
].map((name) => PDFName.of(name));

/** Kinds of annotations that hold or play files. */
const FILES = ['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'Link'];

/** Whether bytes claim to be a PDF. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

const damaged = (why: string): HttpError => new HttpError(400, 'pdf_damaged', { message: why });

/**
 * Rewrites a PDF with its pages only: document information, XMP, embedded files, scripts, links and actions are
 * removed, and the metadata of photos in it.
 * @throws HttpError 400 `pdf_locked` for an encrypted one, 400 `pdf_damaged`
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  if (!inflatesWithin(bytes)) throw damaged('The objects of this PDF are too large.');
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false }).catch((thrown: unknown) => {
    if (thrown instanceof EncryptedPDFError) throw new HttpError(400, 'pdf_locked');
    throw damaged('This PDF cannot be read.');
  });
  try {
    if (pdf.getPageCount() === 0) throw new Error('no pages');
    pdf.context.trailerInfo.Info = undefined as never;
    pdf.context.trailerInfo.ID = undefined as never;
    for (const [, object] of pdf.context.enumerateIndirectObjects()) clean(pdf.context, object);
    for (const ref of unreached(pdf.context)) pdf.context.delete(ref);
    return Buffer.from(await pdf.save({ updateFieldAppearances: false, addDefaultPage: false }));
  } catch {
    throw damaged('This PDF cannot be read.');
  }
}

/** Objects directly within another one, without following references. */
function partsOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFStream) return [object.dict];
  return object instanceof PDFDict ? object.values() : [];
}

function clean(context: PDFContext, whole: PDFObject): void {
  const waiting = [whole];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFDict) {
      for (const key of REMOVED) object.delete(key);
      dropFiles(context, object);
    }
    if (object instanceof PDFRawStream && isPhoto(object))
      (object as { contents: Uint8Array }).contents = withoutJpegMetadata(object.contents);
    waiting.push(...partsOf(object));
  }
}

const isPhoto = ({ dict }: PDFRawStream): boolean => {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only === PDFName.of('DCTDecode');
};

/** Removes annotations that hold or play files from a page. */
function dropFiles(context: PDFContext, page: PDFDict): void {
  const annotations = page.get(PDFName.of('Annots'));
  const list = annotations instanceof PDFRef ? context.lookup(annotations) : annotations;
  if (!(list instanceof PDFArray)) return;
  for (let at = list.size() - 1; at >= 0; at -= 1) {
    const one = list.lookup(at);
    const kind = one instanceof PDFDict ? one.lookup(PDFName.of('Subtype')) : undefined;
    if (kind instanceof PDFName && FILES.includes(kind.decodeText())) list.remove(at);
  }
}

/** References that nothing in the document leads to any more, such as removed files. */
function unreached(context: PDFContext): PDFRef[] {
  const reached = new Set<PDFObject>();
  const waiting: PDFObject[] = context.trailerInfo.Root ? [context.trailerInfo.Root] : [];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (reached.has(object)) continue;
    reached.add(object);
    const held = object instanceof PDFRef ? context.lookup(object) : undefined;
    waiting.push(...(held ? [held] : []), ...partsOf(object));
  }
  return context.enumerateIndirectObjects().flatMap(([ref]) => (reached.has(ref) ? [] : [ref]));
}
