require('@testing-library/jest-dom');

// A whole form takes a person's dozen steps half a second, and a machine under load ten times that:
// the limit is there for a test that hangs.
jest.setTimeout(Number(process.env.TEST_TIMEOUT ?? 60_000));

// Dialogs and menus are fetched when first opened; compiled under load that takes more than the second
// that searches wait for. A search that finds is not slower for it.
require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });

// Components find their words in both languages and all icons, as they do once a page is drawn.
beforeAll(async () => {
  if (!globalThis[Symbol.for('ciguawatch.runtime')]?.has?.('i18n')) return;
  const { textsReady } = require('../runtime/i18n/i18n');
  const { iconsReady } = require('../ui/foundation/icon');
  await Promise.all([iconsReady(), ...['fr_FR', 'en_US'].map((code) => textsReady(code))]);
});
