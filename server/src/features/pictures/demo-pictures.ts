import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { PictureUse } from '@ciguawatch/shared/domain/picture/picture-terms';
import { sql } from 'kysely';
import { DEMO_SAMPLINGS } from '../../db/demo/samplings';
import { referenceDir } from '../../db/reference/files';
import { withStartLock } from '../../db/start/start-lock';
import type { Store } from '../../db/store';
import { JobQueue } from './job-queue';
import { mediaFolder } from './media-folder';
import { type PictureDeps, storePicture } from './store-picture';

const AUTHOR = 'Ciguawatch, démonstration (demonstration)';
/** What the portal called itself before it said so in both languages. */
const FORMER_AUTHOR = 'Ciguawatch, démonstration';

/** A picture drawn for the demonstration: its file, who sends it, and what shows it. */
interface DemoPicture {
  file: string;
  use: Exclude<PictureUse, 'avatar'>;
  /** name of the species, or station of the samplings */
  of: string;
}

const PICTURES: readonly DemoPicture[] = [
  { file: 'reef-snapper.jpg', use: 'fishbase', of: 'Lutjanus sebae' },
  { file: 'landed-snapper.jpg', use: 'fishbase', of: 'Lutjanus monostigma' },
  { file: 'seaweed.jpg', use: 'algae', of: 'Avatoru' },
  { file: 'microscope.jpg', use: 'algae', of: 'Rikitea' },
];

const SENDERS = { fishbase: 'fishbase_editor', algae: 'algae_editor' } as const;
const uuidOf = (at: number) => `00000000-0000-4000-8000-de500000000${at}`;

/**
 * Stores the pictures of the demonstration and shows them where nothing else is shown. Each is stored once: one that was
 * taken away stays away.
 */
export const loadDemoPictures = (deps: Pick<PictureDeps, 'store' | 'clock'>, mediaDir: string) =>
  withStartLock(deps.store, async () => {
    const pictures = { ...deps, media: mediaFolder(mediaDir), queue: new JobQueue() };
    for (const [at, picture] of PICTURES.entries()) await loadOne(pictures, uuidOf(at), picture);
  });

async function loadOne(deps: PictureDeps, uuid: string, { file, use, of }: DemoPicture): Promise<void> {
  const { read } = deps.store;
  const stored = await read
    .selectFrom('picture_upload')
    .select('key')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  const email = `${SENDERS[use]}@demo.example`;
  const sender = await read
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  if (stored || !sender) return;
  const who = {
    id: sender.id,
    email,
    groups: [ROLE[SENDERS[use]]],
    countries: [],
    language: null,
    family: '',
  };
  const bytes = await readFile(join(referenceDir(), 'demo', file));
  const asked = { use, author: AUTHOR, licence: 'cc0' as const, crop: null, turn: 0 };
  const { key } = await storePicture(deps, who, { uuid, bytes, asked });
  await deps.store.tx((trx) =>
    use === 'fishbase'
      ? trx
          .updateTable('specie')
          .set({ media: key })
          .where('name', '=', of)
          .where('media', 'is', null)
          .execute()
      : trx
          .updateTable('tracking')
          .set({ at_sampling_picture: key })
          .where('station', '=', of)
          .where('uuid', 'in', DEMO_SAMPLINGS)
          .where('at_sampling_picture', 'is', null)
          .execute(),
  );
}

/** Takes the demonstration's pictures off the species that still show them; their files go with the unused ones. */
export async function removeDemoPictures({ tx }: Store): Promise<void> {
  await tx((trx) =>
    sql`update specie set media = null
      where media in (select key from picture where author in (${AUTHOR}, ${FORMER_AUTHOR}))`.execute(trx),
  );
}
