import english from '@ciguawatch/shared/domain/locales/en_US.json';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import pages from '../../../../locales/en_US.json';
import { lists } from '../../../report/report-lists';
import { saveReceipt } from './save-receipt';

addMessages('domain', { en_US: english });
addMessages('ciguawatch', { en_US: pages });
jest.mock('@ciguawatch/shared/ui/document/make-pdf', () => ({ makePdf: jest.fn() }));
jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('./island-outline', () => ({ islandId: () => null, outlineOf: async () => [] }));

test('a document waits for the names it tells: without them it would say numbers', async () => {
  let arrived = (): void => undefined;
  jest.spyOn(lists, 'ready').mockReturnValue(
    new Promise<void>((done) => {
      arrived = done;
    }),
  );
  const specie = jest.spyOn(lists, 'specie');
  const saving = saveReceipt({
    values: { ...emptyReport(), specie_known: true, specie_id: 9 },
    id: 92,
    code: null,
    sent: true,
  });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect([specie.mock.calls.length, jest.mocked(makePdf).mock.calls.length]).toEqual([0, 0]);
  arrived();
  await saving;
  expect(specie).toHaveBeenCalledWith(9);
  expect(makePdf).toHaveBeenCalledTimes(1);
  expect(saveFile).toHaveBeenCalledTimes(1);
});
