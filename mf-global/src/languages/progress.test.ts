import type { EditedTexts } from '@ciguawatch/shared/api/schemas/translation';
import { isOpen, percent, progressOf } from './progress';

const text = (part: object) => ({ edited: null, bundled: null, unused: false, version: 0, ...part });

test('unused texts count neither as translated nor as missing; a part links to its first page with missing texts', () => {
  const texts = {
    shell: {
      home: { a: text({ edited: 'x' }), b: text({ bundled: 'y' }) },
      menu: { c: text({}), d: text({ edited: '' }), e: text({ unused: true }) },
    },
    old: { gone: { f: text({ unused: true, edited: 'z' }) } },
  };
  expect(progressOf({ texts } as unknown as EditedTexts)).toEqual([
    { namespace: 'shell', page: 'menu', total: 4, done: 2 },
  ]);
});

test('a text made from another source is open again, unless the portal no longer has it', () => {
  const made = { edited: 'x', made_from: 'Old' };
  expect(
    [text(made), text({ ...made, unused: true }), text({ edited: 'x', made_from: null })].map((one) =>
      isOpen(one as never),
    ),
  ).toEqual([true, false, false]);
});

test('100 % is shown only when nothing is missing', () => {
  expect([percent(1999, 2000), percent(2000, 2000), percent(0, 0)]).toEqual([99, 100, 100]);
});
