import { fireEvent, render, screen } from '@testing-library/react';
import { PictureField, pictureTexts } from './picture-field';

beforeAll(() => pictureTexts);
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

const choose = (text: string) => {
  const { container } = render(
    <PictureField label="Photo" value={null} onChange={() => {}} use="fishbase" />,
  );
  const file = new File([text], 'loche.jpg', { type: 'image/jpeg' });
  file.slice = () =>
    ({ arrayBuffer: async () => new TextEncoder().encode(text.slice(0, 12)).buffer }) as Blob;
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files: [file] } });
};

test('a text file named .jpg is refused, and the field stays usable', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unread')) });
  choose('only words here');
  expect((await screen.findByRole('alert')).textContent).toMatch(/n’est pas une image|not a picture/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a browser that cannot read files is reported', async () => {
  choose('only words here');
  expect((await screen.findByRole('alert')).textContent).toMatch(/navigateur|browser/);
});
