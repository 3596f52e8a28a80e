import { StartError } from '../db/start-error';
import { readConfig } from './config';

it('has the limits of the specification of this portal unless told otherwise', () => {
  const { limits, session, demo, port } = readConfig({});
  expect(limits.loginAccount).toEqual({ max: 10, seconds: 900 });
  expect(limits.loginAddress).toEqual({ max: 100, seconds: 900 });
  expect(limits.reportAddress).toEqual({ max: 60, seconds: 600 });
  expect(session).toEqual({ access: 300, refresh: 86_400, family: 604_800, grace: 10 });
  expect([demo, port]).toEqual([true, 8080]);
  expect(readConfig({ LIMIT_REPORT_ADDRESS: '5' }).limits.reportAddress.max).toBe(5);
});

it('does not repeat an address that may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@localhost/x' })).toThrow(/^(?!.*secret).*$/);
});

it('has no demo in production, whatever is asked', () => {
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' }).demo).toBe(false);
});

it('has an emergency number of its own in the demonstration only', () => {
  expect(readConfig({}).emergency).toEqual({ '4': '15' });
  expect(readConfig({ EMERGENCY_NUMBERS: '' }).emergency).toEqual({});
  expect(readConfig({ EMERGENCY_NUMBERS: '10:17' }).emergency).toEqual({ '10': '17' });
  expect(readConfig({ DEMO: 'false' }).emergency).toEqual({});
  expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://ciguawatch.example' }).emergency).toEqual(
    {},
  );
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SECRET', 'short'],
  ['PUBLIC_URL', 'ciguawatch'],
  ['DEMO', 'perhaps'],
  ['EMERGENCY_NUMBERS', '15'],
  ['DATABASE_URL', 'mysql://localhost/ciguawatch'],
  ['DATABASE_URL', 'ciguawatch'],
  ['SMTP_URL', 'mail.example.org'],
  ['ADMIN_EMAIL', 'admin'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['CORS_ORIGINS', 'https://a.example/'],
  ['MODULE_RELEASES', 'mf-gis'],
  ['MAP_STYLE', 'ftp://maps.example/style.json'],
  ['MAP_TILES', '/tiles/{z}/{x}/{y}.png'],
])('stops with one sentence at %s=%s', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(name);
});
