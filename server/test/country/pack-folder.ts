import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pack } from '../../src/country/pack/pack';
import { checkPack } from '../../src/country/pack/read/pack';
import { shippedNames } from '../../src/country/pack/shipped';
import { drawnColumns } from '../../src/features/locations/edit/outline/drawn-columns';
import type { ComputeOutline } from '../../src/features/locations/edit/outline/outline-thread';

/** The pack of a country that does not exist. */
export const TESTLAND = join(__dirname, 'testland');
/** The pack of Fiji, as it is released. */
export const FIJI_PACK = join(__dirname, '../../packs/fj');

/** Outlines of these packs are known to end, so that they need no thread. */
export const compute: ComputeOutline = async (geometry) => drawnColumns(geometry);

/** Changes of files of a pack: from a text to another, or the whole content. */
export type Edits = Record<string, [from: string, to: string] | string>;

/** A copy of a pack with changed files. @returns its folder */
export function packWith(edits: Edits, from = TESTLAND): string {
  const folder = mkdtempSync(join(tmpdir(), 'cig-pack-'));
  cpSync(from, folder, { recursive: true });
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file);
    if (typeof edit === 'string') writeFileSync(path, edit);
    else {
      const text = readFileSync(path, 'utf8');
      if (!text.includes(edit[0])) throw new Error(`${file} holds no ${edit[0]}`);
      writeFileSync(path, text.replace(edit[0], edit[1]));
    }
  }
  return folder;
}

/** A pack that has no fault. */
export async function readPack(folder: string): Promise<Pack> {
  const { pack, faults } = await checkPack(folder, shippedNames(), compute);
  if (!pack) throw new Error(JSON.stringify(faults));
  return pack;
}
