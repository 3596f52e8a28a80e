import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithRuntime } from '../../../testing/render-with-runtime';
import CropDialog from './crop-dialog';
import { pictureTexts } from './picture-texts';

const mockSend = jest.fn();
const mockAdd = jest.fn();
jest.mock('../../../runtime/http/send-file', () => ({
  sendFile: (...given: unknown[]) => mockSend(...given),
}));
jest.mock('../../../runtime/outbox/outbox', () => ({ outbox: { add: (item: unknown) => mockAdd(item) } }));
jest.mock('./cropper', () => ({ __esModule: true, default: () => null }));
jest.mock('./read-picture', () => ({
  readPicture: async (_file: Blob, turn: number) => ({
    ...{ url: `blob:${turn}`, turn },
    ...(turn % 2 === 1 ? { width: 900, height: 1200 } : { width: 1200, height: 900 }),
  }),
}));

const { ApiError } = jest.requireActual('../../../runtime/http/api-error');
const refused = () => new ApiError('uuid_reused', 409);
const file = new File(['x'.repeat(2000)], 'loche.jpg', { type: 'image/jpeg' });

beforeAll(() => pictureTexts);
beforeEach(() => {
  mockSend.mockReset();
  mockAdd.mockReset();
  URL.revokeObjectURL = () => {};
});

async function open(online = true) {
  const onSent = jest.fn();
  const onClose = jest.fn();
  const onOther = jest.fn();
  const terms = { author: '', licence: 'cc-by' as const };
  renderWithRuntime(
    <CropDialog {...{ file, terms, onSent, onClose, onOther }} use="fishbase" onFault={() => {}} />,
    { online },
  );
  fireEvent.change(await screen.findByRole('textbox', { name: /Author/ }), { target: { value: 'Teva' } });
  return { onSent, onClose, onOther };
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => fireEvent.click(await button(name));
const sentAs = (at: number) => mockSend.mock.calls[at]?.[1].params;

test('a retry keeps its identifier; another crop is another picture with an identifier of its own', async () => {
  mockSend.mockRejectedValue(refused());
  await open();
  await press('Send the photo');
  await press('Try again');
  await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(2));
  expect(sentAs(1)).toEqual(sentAs(0));
  fireEvent.click(await screen.findByRole('radio', { name: 'Free' }));
  await press('Try again');
  await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(3));
  expect(sentAs(2).crop).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  expect(sentAs(2).uuid).not.toBe(sentAs(0).uuid);
});

test('a rotated picture is sent with the frame of the rotated one', async () => {
  mockSend.mockResolvedValue({ key: 'key' });
  const { onSent } = await open();
  await press('Turn right');
  expect((screen.getByRole('button', { name: 'Send the photo' }) as HTMLButtonElement).disabled).toBe(true);
  await waitFor(async () =>
    expect(((await button('Send the photo')) as HTMLButtonElement).disabled).toBe(false),
  );
  await press('Send the photo');
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('key', null));
  expect(sentAs(0)).toMatchObject({ turn: 1, crop: { x: 0, y: 0.25, w: 1, h: 0.5 } });
});

test('without a network the outbox takes the file under its temporary name', async () => {
  const { onSent } = await open(false);
  await press('Send the photo');
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const item = mockAdd.mock.calls[0][0];
  expect(item).toMatchObject({ call: 'sendPicture', file, params: { author: 'Teva', licence: 'cc-by' } });
  expect(onSent.mock.calls[0]).toEqual([expect.stringContaining(item.uuid), item.uuid]);
  expect(mockSend).not.toHaveBeenCalled();
});

test('closing during the upload asks first; continuing lets it arrive, stopping aborts it', async () => {
  let signal: AbortSignal | undefined;
  mockSend.mockImplementation((_call, given) => {
    signal = given.signal;
    return new Promise(() => {});
  });
  const { onClose } = await open();
  await press('Send the photo');
  await press('Close');
  expect(onClose).not.toHaveBeenCalled();
  await press('Continue sending');
  expect(signal?.aborted).toBe(false);
  await press('Close');
  const [, stop] = await screen.findAllByRole('button', { name: 'Cancel sending', hidden: true });
  fireEvent.click(stop as HTMLElement);
  expect(signal?.aborted).toBe(true);
  expect(onClose).toHaveBeenCalled();
});

test('another photo keeps the author and licence given for this one', async () => {
  const { onOther } = await open();
  await press('Other photo');
  expect(onOther).toHaveBeenCalledWith({ author: 'Teva', licence: 'cc-by' });
});
