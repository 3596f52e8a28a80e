/**
 * Draws the icons of the installed portal from its mark (`shell/public/favicon.svg`) into `shell/public/`. Run it by
 * hand when the mark changes: `node tools/app-icons.mjs`.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../scripts/run/step.mjs';

const sharp = createRequire(join(ROOT, 'server', 'package.json'))('sharp');
const folder = join(ROOT, 'shell', 'public');
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');

/** The mark on a full square: phones cut corners of their own, and cover at most the outer tenth. */
const square = mark.replace(' rx="10"', '');

/** @param {string} svg @param {number} pixels of a side @param {string} name of the file */
const draw = (svg, pixels, name) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 48 })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name));

await draw(mark, 192, 'app-icon-192.png');
await draw(mark, 512, 'app-icon-512.png');
await draw(square, 512, 'app-icon-maskable.png');
await draw(square, 180, 'apple-touch-icon.png');
