import { render, screen } from '@testing-library/react';
import { Photo } from './photo';

const picture = '0123456789abcdef0123456789abcdef-1600x1067';
const connection = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
afterEach(() => connection(false));

test('a picture reserves its space and is loaded in the width of the screen', () => {
  render(<Photo picture={picture} alt="Loche" sizes="100vw" />);
  const shown = screen.getByAltText('Loche');
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['1600', '1067']);
  expect(shown.getAttribute('srcset')).toContain(`/media/${picture}/960.webp 960w`);
});

test('with data saving on only the narrowest copy is fetched; an invalid key is not shown', () => {
  connection(true);
  const { container } = render(<Photo picture={picture} alt="Loche" sizes="100vw" />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByAltText('Loche').getAttribute('srcset')).toBeNull();
  expect(screen.getByAltText('Loche').getAttribute('src')).toBe(`/media/${picture}/320.webp`);
  expect(render(<Photo picture="loche.jpg" alt="" sizes="" />).container.firstChild).toBeNull();
});
