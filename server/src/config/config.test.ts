import { countryFile } from '../../test/places/country-file';
import { StartError } from '../db/start/start-error';
import { readConfig } from './config';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://ciguawatch.example' };

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

it('has no demo in production, whatever is set', () => {
  expect(readConfig({ ...PRODUCTION, DEMO: 'true' }).demo).toBe(false);
});

it('has the country numbers of a laboratory’s file, or none: packs bring those of the release', () => {
  expect(readConfig(PRODUCTION).countries).toEqual({ numbers: {}, emergency: {} });
  const own = countryFile({ FJ: { outbreakThreshold: 8 } });
  expect(readConfig({ COUNTRY_NUMBERS: own }).countries).toEqual({
    numbers: { 3: { outbreakThreshold: 8 } },
    emergency: {},
    elsewhere: {},
  });
});

it.each([
  [{ FJ: { outbreakThreshold: 'six' } }, /country-numbers.json cannot be used: FJ.outbreakThreshold must be/],
  [{ zz: {} }, /there is no country "zz"/],
  ['{', /country-numbers.json cannot be used: .*JSON/],
])('stops with one sentence for a country file with %j', (content, sentence) => {
  const read = () => readConfig({ COUNTRY_NUMBERS: countryFile(content) });
  expect(read).toThrow(StartError);
  expect(read).toThrow(sentence);
});

it('stops when the country file is missing', () => {
  expect(() => readConfig({ COUNTRY_NUMBERS: '/nowhere.json' })).toThrow(
    /^The numbers of countries in \/nowhere/,
  );
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SECRET', 'short'],
  // Mails give the lifetime of a link in whole minutes and days, always in the plural.
  ['RESET_LINK_SECONDS', '90'],
  ['INVITE_LINK_SECONDS', '86400'],
  ['PUBLIC_URL', 'ciguawatch'],
  ['DEMO', 'perhaps'],
  ['OFFLINE', 'perhaps'],
  ['EMERGENCY_NUMBERS', '4:15'],
  ['OBSERVED_SINCE', '15'],
  ['DATABASE_URL', 'mysql://localhost/ciguawatch'],
  ['DATABASE_URL', 'ciguawatch'],
  ['SMTP_URL', 'mail.example.org'],
  ['ADMIN_EMAIL', 'admin'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['CORS_ORIGINS', 'https://a.example/'],
  ['MODULE_RELEASES', 'mf-gis'],
  ['MODULE_ORIGINS', 'localhost:9001'],
  ['MAP_STYLE', 'ftp://maps.example/style.json'],
  ['MAP_TILES', '/tiles/{z}/{x}/{y}.png'],
  ['METRICS_PORT', '8080'],
  ['METRICS_TOKEN', 'short'],
  ['DATABASE_STATEMENT_SECONDS', '0'],
  ['DATABASE_LOCK_SECONDS', '61'],
  ['DATABASE_POOL', 'many'],
  ['BACKUP_RECIPIENTS', 'age1'],
])('stops with one sentence at %s=%s', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(name);
});

it.each([
  ['PUBLIC_URL', { PUBLIC_URL: ' ' }],
  ['SECRET', { DATABASE_URL: 'postgres://localhost/ciguawatch' }],
])('does not start in production without %s', (name, env) => {
  const read = () => readConfig({ ...PRODUCTION, ...env });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${name} must be set .*[^.]\\.$`));
  const given = { PUBLIC_URL: 'https://ciguawatch.example', SECRET: 'x'.repeat(32) };
  expect(readConfig({ ...PRODUCTION, ...env, ...given }).production).toBe(true);
});

it('does not start in production over http, except on this machine', () => {
  const read = (url: string) => readConfig({ ...PRODUCTION, PUBLIC_URL: url }).publicUrl;
  expect(() => read('http://ciguawatch.example')).toThrow(StartError);
  expect(() => read('http://localhost.example')).toThrow(/^PUBLIC_URL must begin with https:/);
  for (const url of [
    'https://ciguawatch.example',
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]:8080',
  ])
    expect(read(url)).toBe(url);
  expect(readConfig({ PUBLIC_URL: 'http://ciguawatch.example' }).production).toBe(false);
});

it('encrypts backups for public keys, and never repeats a refused key', () => {
  const key = 'age1gs54t69y2q25wjh7943q8al23s7gpe2u4gp00augy5f0vyuu3fgs8xccmz';
  expect(readConfig({ BACKUP_RECIPIENTS: ` ${key},${key}` }).backup.recipients).toEqual([key, key]);
  expect(readConfig({}).backup.recipients).toEqual([]);
  for (const wrong of [key.replace('gs5', 'gs6'), `${key} ${key}`, 'AGE-SECRET-KEY-1QQQ'])
    expect(() => readConfig({ BACKUP_RECIPIENTS: `${key},${wrong}` })).toThrow(
      /^BACKUP_RECIPIENTS takes public keys((?!gs5|gs6|QQQ).)*$/,
    );
});

it('allows modules of other sites where configured, and never in production', () => {
  const env = { MODULE_ORIGINS: 'http://localhost:9001, http://localhost:9002' };
  expect(readConfig(env).moduleOrigins).toEqual(['http://localhost:9001', 'http://localhost:9002']);
  expect(readConfig({}).moduleOrigins).toEqual([]);
  expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(/^MODULE_ORIGINS is for development/);
});
