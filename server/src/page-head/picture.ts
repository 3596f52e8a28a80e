import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FONTS_FOLDER } from '../features/plain/report/fonts-folder';
import { PICTURE_SIZE } from './tags';

/** What the picture of a page shows. */
interface PictureContent {
  portal: string;
  title: string;
  figure: string;
}

/** Colours of the portal's bar, and of the lagoon on dark (DESIGN.md). */
const COLOURS = { ground: '#07303f', text: '#ffffff', quiet: '#b9d3d6', line: '#5ccad0' } as const;
const MARGIN = 80;
/** Pixels between the top and the title, and between the title and the figure. */
const TOP = 230;
const GAP = 40;
/** Titles of more signs are set smaller: they take more than two lines. */
const LONG_TITLE = 44;

/** The logo of the portal at 88 pixels, drawn from `LOGO`: reading SVG is closed to `sharp`, since people upload pictures. */
const LOGO = readFileSync(
  join(
    dirname(fileURLToPath(import.meta.url)).replace(/[\\/]server[\\/](src|dist)([\\/].*)?$/, ''),
    'server/src/page-head/logo.png',
  ),
);

const FACES = {
  bold: ['Ciguawatch Sans Bold', 'ciguawatch-document-bold.ttf'],
  text: ['Ciguawatch Sans', 'ciguawatch-document-text.ttf'],
} as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text as a picture of its own. @param size of its letters in pixels */
function drawText(text: string, face: keyof typeof FACES, size: number, colour: string) {
  const [font, file] = FACES[face];
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font,
      fontfile: join(FONTS_FOLDER, file),
      width: PICTURE_SIZE.width - 2 * MARGIN,
      wrap: 'word',
      // Pango counts 12 points a letter at 72 dots an inch.
      dpi: Math.round((size / 12) * 72),
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Draws the picture that previews of links show: portal, title and figure in the fonts of the documents. PNG of some
 * 15 kB.
 */
export async function drawPicture({ portal, title, figure }: PictureContent): Promise<Buffer> {
  const [name, heading, text] = await Promise.all([
    drawText(portal, 'bold', 40, COLOURS.text),
    drawText(title, 'bold', title.length > LONG_TITLE ? 60 : 72, COLOURS.text),
    drawText(figure, 'text', 46, COLOURS.quiet),
  ]);
  const line = {
    create: { width: PICTURE_SIZE.width, height: 16, channels: 3, background: COLOURS.line },
  } as const;
  return sharp({ create: { ...PICTURE_SIZE, channels: 3, background: COLOURS.ground } })
    .composite([
      { input: LOGO, left: MARGIN, top: 70 },
      { input: name.data, left: MARGIN + 112, top: 94 },
      { input: heading.data, left: MARGIN, top: TOP },
      { input: text.data, left: MARGIN, top: TOP + heading.info.height + GAP },
      { input: line, left: 0, top: PICTURE_SIZE.height - 16 },
    ])
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}
