import { clientKey, keyOfAddress } from './client-key';
import { HttpError } from './errors/http-error';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('counts %s as %s', (address, key) => {
  expect(keyOfAddress(address)).toBe(key);
});

it('addresses of two networks have different keys', () => {
  expect(keyOfAddress('2001:db8:1:2::1')).not.toBe(keyOfAddress('2001:db8:1:3::1'));
});

it.each([
  '',
  'unknown',
  '_hidden',
  '192.0.2',
  '192.0.2.999',
  '0x7f.1',
  '1',
  '2001:db8::g',
  '192.0.2.7:port',
  '[]:1',
])('refuses "%s", which is no address', (ip) => {
  expect(() => clientKey({ ip })).toThrow(HttpError);
  expect(() => clientKey({ ip })).toThrow(expect.objectContaining({ status: 400 }));
});
