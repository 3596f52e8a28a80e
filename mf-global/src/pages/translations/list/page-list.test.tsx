import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../texts';
import { PageList } from './page-list';

setUpPage();

test('the first entry shows all texts, with the progress of the language', () => {
  const part = { namespace: 'shell', page: 'home', title: 'Home', total: 3, done: 1 };
  const pages = [
    { ...part, id: 'shell/home' },
    { ...part, id: 'shell/bar', page: 'bar', title: 'Top bar', total: 1 },
  ];
  const choose = jest.fn();
  renderWithRuntime(<PageList pages={pages} chosen="shell/bar" onChoose={choose} />);
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Top bar');
  pressButton(/^All texts\s*50%$/);
  expect(choose).toHaveBeenCalledWith(null);
});
