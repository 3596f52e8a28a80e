import { render } from '@testing-library/react';
import { Pinned } from './pinned';

test('without a map nothing stands in the corner where it would be', () => {
  const { container } = render(
    <Pinned lng={-149.5} lat={-17.5}>
      here
    </Pinned>,
  );
  expect(container).toBeEmptyDOMElement();
});
