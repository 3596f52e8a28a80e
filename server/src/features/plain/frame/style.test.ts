import { STYLE } from './style';

test('a citation is broken between its words, and only what fits no line within them', () => {
  expect(STYLE).not.toContain('break-all');
  expect(STYLE).toMatch(/\.wr\{[^}]*overflow-wrap:anywhere/);
});
