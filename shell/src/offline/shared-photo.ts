import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';

/**
 * Stores a photo shared from another app, and opens the page that shows it. The request is answered by the
 * worker, so the photo never leaves the device. A share without a picture also opens the page.
 */
export async function keepSharedPhoto(request: Request, open: () => Promise<Cache>): Promise<Response> {
  const photo = await request
    .formData()
    .then((form) => form.get(SHARED_PHOTO.field))
    .catch(() => null);
  if (photo instanceof Blob && photo.type.startsWith('image/'))
    await (await open()).put(
      SHARED_PHOTO.file,
      new Response(photo, { headers: { 'content-type': photo.type } }),
    );
  return new Response(null, { status: 303, headers: { location: SHARED_PHOTO.page } });
}
