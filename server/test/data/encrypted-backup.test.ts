import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { decryptedStream } from '../../src/backup/decrypt';
import { restore } from '../../src/backup/restore';
import { tableNames } from '../../src/backup/tables';
import { writeBackup } from '../../src/backup/write-backup';
import type { Store } from '../../src/db/store';
import { mediaFolder } from '../../src/features/pictures/media-folder';
import { byHand } from '../support/by-hand';
import { emptyStore } from '../support/empty-store';
import { anyEngine, openTestStore } from '../support/test-store';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const PICTURE = 'a'.repeat(32);
/** Bytes of one chunk of the format age, each with an authentication tag. */
const PIECE = 64 * 1024 + 16;

let folder: string;
let store: Store;
let file: string;
let bytes: Buffer;
let pictures: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cig-encrypted-'));
  for (const name of ['ours', 'deputy', 'other']) {
    const key = await generateX25519Identity();
    writeFileSync(at(name), `# public key: ${await identityToRecipient(key)}\n${key}\n`);
  }
  store = await openTestStore();
  await byHand(store).insertInto('setting').values({ key: 'kept', value: '"MARKER"' }).execute();
  // More than one chunk, of data that gzip cannot shrink.
  pictures = randomBytes(3 * PIECE);
  await mediaFolder(at('media')).put(PICTURE, '640.webp', pictures);
  const source = {
    store,
    media: mediaFolder(at('media')),
    recipients: [publicKey('ours'), publicKey('deputy')],
  };
  ({ file } = await writeBackup(source, at('small.jsonl.gz'), NOW));
  bytes = readFileSync(file);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, name);
const publicKey = (name: string) => /age1\w+/.exec(readFileSync(at(name), 'utf8'))?.[0] ?? '';

it('has a name that says it is encrypted, and leaves no part behind', () => {
  expect(basename(file)).toBe('small.jsonl.gz.age');
  expect(readdirSync(folder).filter((name) => name.startsWith('small'))).toEqual([basename(file)]);
});

it.each(['ours', 'deputy'])('is restored with the key of each recipient: %s', async (name) => {
  const copy = await emptyStore(anyEngine);
  try {
    const media = mediaFolder(at(`media-${name}`));
    await restore({ store: copy, media }, { file, keyFile: at(name) });
    const kept = copy.read.selectFrom('setting').select('value').where('key', '=', 'kept');
    expect(await kept.execute()).toEqual([{ value: 'MARKER' }]);
    expect(await media.get(PICTURE, '640.webp')).toEqual(pictures);
  } finally {
    await copy.close();
  }
});

it('opens what the program age wrote', async () => {
  const written =
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBUVUhNMnhOUldLc3dEM0VQdlFqTzRGWktLVXJtbFZJcmI3R2U1ejlOK1RVCnlQWVRUMjh2cndlNHBGQ1U1THZvQnU4bzJKKzl0aHk2VFhCZE4zK2dsWWcKLS0tIHMxQmdQNHFjV045c3hvTXUrYTFmWlNzdXlyQjY5ekZwUm9aTDBZMVh6U0UKGK/ZziLxB9mt6I+UZirPejnbYqeQ6Dav2DFLJFwF0qflgDmPHKdfRBuPhDCuBPErqRHw/Wkdi8C2';
  const key = 'AGE-SECRET-KEY-1FTRKEZ694TA4LR9WUYXK4C6PUR9S3M2ELMXHEX7FTGZUPGJ0DHESLMYYUT';
  writeFileSync(at('by-age'), Buffer.from(written, 'base64'));
  writeFileSync(at('by-age-keygen'), `# created: 2026-11-26T20:10:55Z\r\n${key}\r\n`);
  expect(await text(await decryptedStream(at('by-age'), at('by-age-keygen')))).toBe('Mérou — « 12,5 kg »\n');
});

describe('restores nothing, and says in one sentence why,', () => {
  let copy: Store;
  beforeAll(async () => {
    copy = await emptyStore(anyEngine);
  });
  afterAll(() => copy.close());

  const tried = async (content: Buffer, keyFile?: string) => {
    writeFileSync(at('tried'), content);
    const media = mediaFolder(at('no-media'));
    const said = await restore({ store: copy, media }, { file: at('tried'), keyFile }).then(
      () => 'done',
      (error: Error) => error.message,
    );
    expect(await tableNames(copy.read)).toEqual([]);
    expect(existsSync(at('no-media'))).toBe(false);
    expect(said).toMatch(/^\S.*\.$/);
    expect(said).not.toContain('AGE-SECRET-KEY-1Q');
    return said.replaceAll(`${folder}/`, '');
  };

  it('without a key', async () => {
    expect(await tried(bytes)).toMatch(/^tried is encrypted: name the file with its key/);
  });

  it('with another key', async () => {
    expect(await tried(bytes, at('other'))).toMatch(
      /^other does not open tried, which was encrypted for another/,
    );
  });

  it('with a file that is no key', async () => {
    expect(await tried(bytes, at('nowhere'))).toMatch(/^nowhere cannot be read as the key .*ENOENT/);
    for (const content of ['', '# nothing\n', 'AGE-SECRET-KEY-1QQQ\n']) {
      writeFileSync(at('no-key'), content);
      expect(await tried(bytes, at('no-key'))).toMatch(
        /^no-key cannot be read as the key of a backup: it has/,
      );
    }
  });

  const header = () => bytes.indexOf('\n--- ') + 50;
  it.each<[string, () => Buffer]>([
    ['in its header', () => bytes.subarray(0, 60)],
    ['behind its header', () => bytes.subarray(0, header())],
    ['between two pieces', () => bytes.subarray(0, header() + 16 + PIECE)],
    ['in a piece', () => bytes.subarray(0, header() + 16 + PIECE + 9_000)],
    ['at its last byte', () => bytes.subarray(0, -1)],
  ])('when it is cut off %s', async (_, content) => {
    expect(await tried(content(), at('ours'))).toMatch(/^tried was changed or cut off after it was made/);
  });

  const changedAt = (place: number) => {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    return changed;
  };
  it.each<[string, () => Buffer]>([
    ['a byte of its header is another', () => changedAt(header() - 10)],
    ['a byte of its first piece is another', () => changedAt(header() + 100)],
    ['its last byte is another', () => changedAt(bytes.length - 1)],
    ['a byte more follows', () => Buffer.concat([bytes, Buffer.from('x')])],
    [
      'two pieces changed places',
      () => {
        const [one, two, three] = [0, 1, 2].map((n) => header() + 16 + n * PIECE);
        return Buffer.concat([
          bytes.subarray(0, one),
          bytes.subarray(two, three),
          bytes.subarray(one, two),
          bytes.subarray(three),
        ]);
      },
    ],
  ])('when %s', async (_, content) => {
    expect(await tried(content(), at('ours'))).toMatch(/^tried was changed or cut off after it was made/);
  });
});

it('that fails half way says why and leaves nothing', async () => {
  const media = mediaFolder(at('media'));
  const failing = Object.assign(Object.create(media), {
    get: () => Promise.reject(new Error('the disk is gone')),
  });
  const source = { store, media: failing, recipients: [publicKey('ours')] };
  await expect(writeBackup(source, at('half.jsonl.gz'), NOW)).rejects.toThrow('the disk is gone');
  expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
});
