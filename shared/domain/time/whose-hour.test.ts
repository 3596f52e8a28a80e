import { whoseHour, withWhoseHour } from './whose-hour';

test.each([
  ['Pacific/Marquesas', 'fr-FR', 'heure des îles Marquises'],
  ['Pacific/Marquesas', 'en-US', 'Marquesas Time'],
  ['Pacific/Tahiti', 'fr-FR', 'heure de Tahiti'],
])('the hour of %s has its name in %s', (zone, tag, name) => {
  expect(whoseHour(Date.UTC(2026, 10, 20), zone, tag)).toBe(name);
  expect(withWhoseHour('08:08', Date.UTC(2026, 10, 20), zone, tag)).toBe(`08:08 (${name})`);
});
