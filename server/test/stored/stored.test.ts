import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_VERSION, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { RevisionFull, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { restore } from '../../src/backup/restore';
import { writeBackup } from '../../src/backup/write-backup';
import { openPglite } from '../../src/db/embedded/embedded';
import { migrate } from '../../src/db/start/migrate';
import { mediaFolder } from '../../src/features/pictures/media-folder';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { emptySnapshot } from '../support/snapshot';
import { FILLED, fill, SAID } from './fill';

jest.setTimeout(600_000);

const RELEASES = path.join(__dirname, 'releases');
const { version } = JSON.parse(readFileSync(path.join(__dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};
const clock = () => {
  const made = new FakeClock();
  made.set(FILLED);
  return made;
};

const sampleOf = (release: string) => path.join(RELEASES, `${release}.jsonl.gz`);

async function writeSample(): Promise<void> {
  const server = await TestServer.start({}, 'pglite', clock());
  await fill(server);
  const media = mediaFolder(path.join(server.folder, 'media'));
  await writeBackup({ store: server.store, media, recipients: [] }, sampleOf(version), Date.parse(FILLED));
  await server.stop();
}

// `STORE_RELEASE=1 npm run test:api -- stored` writes the sample of the version in package.json.
if (process.env.STORE_RELEASE) test('the sample of this release is written', writeSample);

const samples = readdirSync(RELEASES).sort();

test('a sample of what this release stores exists', () => {
  expect(samples).toContain(`${version}.jsonl.gz`);
});

describe.each(samples)('the sample %s', (sample) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.over(
      async () => {
        const store = await openPglite({ dumpFile: await emptySnapshot() });
        await restore(
          { store, media: mediaFolder(path.join(__dirname, 'no-media')) },
          { file: path.join(RELEASES, sample) },
        );
        await migrate(store);
        return store;
      },
      {},
      clock(),
    );
  });
  afterAll(() => server.stop());

  const read = async <T>(address: string, as: string): Promise<T> => {
    const response = await server.get(address, { as });
    expect([address, response.statusCode]).toEqual([address, 200]);
    return response.json<T>();
  };

  it('is read: saved views and settings', async () => {
    expect(await read('cw/view/', 'cases_editor')).toEqual([expect.objectContaining(SAID.view)]);
    for (const [key, value] of Object.entries(SAID.settings))
      expect(await read(`a/setting/${key}/`, 'cases_editor')).toEqual({ value });
  });

  it('is read: a case with its contact', async () => {
    const { results } = await read<{ results: { id: number }[] }>('cw/case/?limit=10', 'cases_editor');
    const own = await read<object>(`cw/casesingle/${results[0]?.id}/`, 'cases_editor');
    expect(own).toMatchObject({ ...SAID.case, age: 35 });
    const contact = await read<object>(`cw/case/${results[0]?.id}/contact/`, 'cases_editor');
    expect(contact).toMatchObject(SAID.contact);
  });

  it('is read: a waiting revision, which can be accepted', async () => {
    const [waiting] = await read<RevisionItem[]>('a/revision/list/', 'moderator');
    const full = await read<RevisionFull>(`a/revision/${waiting?.id}`, 'moderator');
    expect(full.fields).toEqual([
      expect.objectContaining({ field: 'food', after: 'herbivore', conflict: false }),
    ]);
    const decided = await server.change('PATCH', `a/revision/${waiting?.id}`, {
      as: 'moderator',
      body: { status: 'approved' },
    });
    expect(decided.statusCode).toBe(200);
  });

  it('is read: a sampling, and an issued report', async () => {
    expect(await read('gd/tracking/', 'algae_editor')).toEqual([expect.objectContaining(SAID.sampling)]);
    const issued = await read<{ content: ReportContent }>('cw/monthly/issue/1/', 'cases_editor');
    expect(issued.content).toMatchObject({
      version: CONTENT_VERSION,
      figures: { statistics: { reports: 0 } },
    });
  });
});
