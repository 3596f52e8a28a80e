/** @jest-environment node */
import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';
import { keepSharedPhoto } from './shared-photo';

function setUp() {
  const kept = new Map<string, Response>();
  const cache = { put: async (path: string, response: Response) => void kept.set(path, response) };
  const post = (body: BodyInit) =>
    keepSharedPhoto(
      new Request(`http://localhost${SHARED_PHOTO.page}`, { method: 'POST', body }),
      async () => cache as never,
    );
  return { kept, post };
}

const formWith = (type: string) => {
  const form = new FormData();
  form.set(SHARED_PHOTO.field, new Blob(['picture'], { type }), 'shared');
  return form;
};

test('a shared photo is kept on the device, and its page opens', async () => {
  const { kept, post } = setUp();
  const response = await post(formWith('image/jpeg'));
  expect([response.status, response.headers.get('location')]).toEqual([303, SHARED_PHOTO.page]);
  const photo = kept.get(SHARED_PHOTO.file);
  expect([photo?.headers.get('content-type'), await photo?.text()]).toEqual(['image/jpeg', 'picture']);
});

test.each([
  ['a file that is no picture', formWith('text/html')],
  ['a form without a file', new FormData()],
  ['no form at all', 'anything'],
])('%s opens the page and keeps nothing', async (_, body) => {
  const { kept, post } = setUp();
  expect((await post(body)).status).toBe(303);
  expect(kept.size).toBe(0);
});
