import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { inflatesWithin } from './inflated-size';
import { withoutJpegMetadata } from './jpeg-metadata';
import { cleanPdf } from './pdf';

const SECRET = 'Phone of the lagoon, number four';

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#387' } })
    .withExif({ IFD0: { Artist: SECRET } })
    .withIccProfile('srgb')
    .jpeg()
    .toBuffer();

/** A PDF of two pages with everything that may tell of its author, uncompressed, so that it can be searched. */
async function telling(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 200]);
  pdf.addPage([200, 300]);
  page.drawText('Ciguatoxine 0,2 ppb');
  page.drawImage(await pdf.embedJpg(await photo()));
  pdf.setAuthor(SECRET);
  pdf.setTitle(SECRET);
  await pdf.attach(Buffer.from(SECRET), 'secret.txt', { description: SECRET });
  pdf.addJavaScript('main', `app.alert("${SECRET}")`);
  const { context, catalog } = pdf;
  const xmp = context.stream(`<x:xmpmeta>${SECRET}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of(SECRET) });
  catalog.set(PDFName.of('OpenAction'), context.register(script));
  page.node.set(PDFName.of('AA'), context.obj({ O: script }));
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', A: { S: 'URI', URI: PDFString.of(SECRET) } });
  const note = context.obj({ Type: 'Annot', Subtype: 'Square', Rect: [1, 1, 9, 9] });
  page.node.set(PDFName.of('Annots'), context.obj([link, note]));
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

it('keeps the pages of a PDF, and nothing that tells of its author or acts by itself', async () => {
  const before = await telling();
  expect(before.includes(SECRET)).toBe(true);
  const clean = await cleanPdf(before);
  const read = await PDFDocument.load(clean, { updateMetadata: false });
  // Written once more without compression, so that the search sees every object.
  const plain = Buffer.from(await read.save({ useObjectStreams: false })).toString('latin1');
  expect(plain).not.toContain(SECRET);
  expect(plain).not.toMatch(/JavaScript|EmbeddedFile|OpenAction|Metadata|\/AA|secret\.txt|URI/);
  expect(read.getPages().map((page) => page.getWidth())).toEqual([300, 200]);
  expect(plain).toContain('/Square');
  expect(plain).toContain('/DCTDecode');
  expect(read.getAuthor()).toBeUndefined();
});

it('removes EXIF from a JPEG and keeps its colours', async () => {
  const before = await photo();
  const after = Buffer.from(withoutJpegMetadata(before));
  expect([before.includes(SECRET), after.includes(SECRET)]).toEqual([true, false]);
  const { exif, icc, width } = await sharp(after).metadata();
  expect([exif, icc !== undefined, width]).toEqual([undefined, true, 40]);
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
});

it('refuses a PDF whose objects would fill the memory, without reading it', async () => {
  const bomb = (dictionary: string) =>
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj\n${dictionary}\nstream\n`),
      deflateSync(Buffer.alloc(2_000_000)),
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  for (const type of ['/Type /ObjStm', '/Type /XRef', '/Type /Obj#53tm'])
    expect([type, inflatesWithin(bomb(`<< ${type} /Filter /FlateDecode >>`), 1_000_000)]).toEqual([
      type,
      false,
    ]);
  expect(inflatesWithin(bomb('<< /Type /XObject /Filter /FlateDecode >>'), 1_000_000)).toBe(true);
  expect(inflatesWithin(bomb('<< /Type /ObjStm /Filter [/FlateDecode /FlateDecode] >>'))).toBe(false);
  expect(inflatesWithin(bomb('<< /Type /ObjStm /Filter /FlateDecode >>'))).toBe(true);
});
