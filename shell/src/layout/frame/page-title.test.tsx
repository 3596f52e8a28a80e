import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { render } from '@testing-library/react';
import './texts';
import { setPageTitle } from './page-title';

test('a page that was named while a screen with a title of its own was there keeps its name after it', () => {
  setLanguage('en_US');
  document.head.innerHTML = '<title>Ciguawatch</title>';
  setPageTitle('Map');
  const { unmount } = render(<title>Report a case</title>);
  expect(document.title).toBe('Report a case');
  // Back on home, the shell sets the title before the module's screen is unmounted.
  setPageTitle('Home');
  unmount();
  expect(document.title).toBe('Home · Marine biotoxins');
});
