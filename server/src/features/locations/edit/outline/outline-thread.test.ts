import { NotComputable, outlineThread } from './outline-thread';

const POINT = { type: 'Point', coordinates: [0, 0] } as const;

test('a thread that cannot start is a fault of the server, never of the outline', async () => {
  const failed = outlineThread(`${__dirname}/no-such-worker.mjs`)({ ...POINT, coordinates: [0, 0] });
  await expect(failed).rejects.not.toBeInstanceOf(NotComputable);
});
