import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { ownCountry } from './own-country';

const countryFor = (user_country: number, manage_countries: number[]) => {
  const user = fakeUser({ manage_countries });
  setRuntime({ user: { ...user, profile: { ...user.profile, user_country } } });
  return ownCountry();
};

test('a new sampling starts where the person works, or else in a country that they manage', () => {
  expect([countryFor(7, [4, 7]), countryFor(9, [4, 7]), countryFor(9, [])]).toEqual([7, 4, 0]);
});
