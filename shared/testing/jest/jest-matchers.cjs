require('@testing-library/jest-dom');

// Dialogs and menus are loaded when first opened, and compiling them on a busy machine takes longer than
// the default second. Searches that succeed are not slower.
require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });

// Loads texts in both languages and all icons, as in a rendered page.
beforeAll(async () => {
  if (!globalThis[Symbol.for('ciguawatch.runtime')]?.has?.('i18n')) return;
  const { textsReady } = require('../../runtime/i18n/i18n');
  const { iconsReady } = require('../../ui/foundation/icon');
  await Promise.all([iconsReady(), ...['fr_FR', 'en_US'].map((code) => textsReady(code))]);
});
