import { isServerPath, SERVER_SEGMENTS } from './server-paths';
import { SHELL_ROUTES } from './shell-routes';

test.each([
  ...SERVER_SEGMENTS.flatMap((one) => [`/${one}`, `/${one}/`, `/${one}/x`, `/${one.toUpperCase()}`]),
])('%s is answered by the server', (path) => expect(isServerPath(path)).toBe(true));

test('a file is never a page of the portal, wherever it lies', () => {
  for (const path of ['/registry.json', '/licences.txt', '/index.html', '/fishbase/picture.webp'])
    expect([path, isServerPath(path)]).toEqual([path, true]);
});

test('pages of the portal are left to the portal', () => {
  const pages = ['/plainly', '/fishbase/plain', '/my-reports', '/ciguawatch/case/report/12', '/gis/map/7/'];
  for (const path of [...pages, ...SHELL_ROUTES.map(({ path }) => path)])
    expect([path, isServerPath(path)]).toEqual([path, false]);
});
