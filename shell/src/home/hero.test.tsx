import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../layout/frame/texts';
import { Hero } from './hero';

setUpPage();

test('who sent a report from another device finds the page for its code on home', async () => {
  renderWithRuntime(<Hero emergency={null} />);
  expect(await screen.findByRole('link', { name: 'I have a receipt code' })).toHaveAttribute('href', '/r');
});
