import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { render } from '@testing-library/react';
import './texts';
import { setPageTitle } from './page-title';

test('a page title set while a screen shows its own is used once that screen is gone', () => {
  setLanguage('en_US');
  document.head.innerHTML = '<title>Ciguawatch</title>';
  setPageTitle('Map');
  const { unmount } = render(<title>Report a case</title>);
  expect(document.title).toBe('Report a case');
  // Back on home, the shell sets the title before the module's screen is unmounted.
  setPageTitle('Home');
  unmount();
  expect(document.title).toBe('Home · Ciguawatch');
});
