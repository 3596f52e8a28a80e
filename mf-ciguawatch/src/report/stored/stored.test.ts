import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { putOnDevice } from '@ciguawatch/shared/testing/put-on-device';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { renderHook, waitFor } from '@testing-library/react';
import { useStart } from '../../pages/algae-report/use-draft';
import { batchOf, freshSampling } from '../../pages/algae-report/values';
import { reportDrafts } from '../report-draft';

interface Device {
  drafts: Record<string, object>;
  outbox: { uuid: string }[];
}
const { version } = JSON.parse(readFileSync(path.join(__dirname, '../../../../package.json'), 'utf8'));
const samples = readdirSync(__dirname).filter((name) => name.endsWith('.json'));
const uuid = (n: number) => `00000000-0000-4000-b000-0000000000${n}`;

test('there is a sample of this release’s stored data', () => {
  expect(samples).toContain(`device-${version}.json`);
});

describe.each(samples)('stored data of %s', (sample) => {
  const device = JSON.parse(readFileSync(path.join(__dirname, sample), 'utf8')) as Device;
  beforeAll(async () => {
    const clock = new FakeClock();
    setRuntime({ online: false });
    for (const [name, value] of Object.entries(device.drafts))
      await putOnDevice('drafts', `nobody:${name}`, { value, savedAt: clock.time });
    for (const item of device.outbox) await putOnDevice('outbox', item.uuid, item);
  });

  test('a stored report draft is read completely, at its section', async () => {
    const [draft] = await reportDrafts('report', null).list();
    const { draft_section, draft_ties, ...answers } = device.drafts[`report/${uuid(11)}`] as Record<
      string,
      unknown
    >;
    expect(draft).toMatchObject({ uuid: uuid(11), section: draft_section, ties: draft_ties });
    expect(draft?.values).toEqual({ ...emptyReport(), ...answers });
  });

  test('a stored sampling draft is read completely', async () => {
    const { result } = renderHook(() => useStart('algae/new', () => freshSampling(4, '2026-11-20')));
    await waitFor(() => expect(result.current?.draftOf).toEqual(expect.any(Number)));
    expect(result.current?.values).toMatchObject(device.drafts['algae/new'] as object);
    expect(batchOf(result.current!.values, []).rows).toMatchObject([
      { code: 'RAI-1', at_sampling_time: '2026-11-17T09:20', at_cells_nb: 1200 },
    ]);
  });

  test('stored outbox items are read oldest first, unchanged', async () => {
    await outbox.load();
    expect(outbox.items).toMatchObject(device.outbox);
  });
});
