import { draw } from './first-views';

test.each([
  ['fr_FR', /Qui est malade/],
  ['en_US', /Who is ill/],
])('the first view is in the visitor’s language, %s', async (code, words) => {
  const views = await draw(code);
  expect(Object.keys(views).sort()).toEqual(['case-map', 'case-report', 'case-stats']);
  expect(views['case-report']).toMatch(words);
});
