import { basemapStyle, CHART_SOURCES } from './style';
import { type BasemapColours, CHART_TOKENS } from './style-tokens';

const colours = Object.fromEntries(
  CHART_TOKENS.map((name, i) => [name, `#00000${i % 10}`]),
) as BasemapColours;
const style = basemapStyle(colours, true, '/chart/glyphs-x');

test('every layer has a unique name and an existing source', () => {
  const ids = (style.layers ?? []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const sources = (style.layers ?? []).flatMap((layer) => ('source' in layer ? [layer.source] : []));
  for (const source of sources) expect(CHART_SOURCES).toContain(source);
});

test('no address of another site is used', () => {
  expect(JSON.stringify(style)).not.toMatch(/https?:|mapbox:/);
});

test('each colour is a design token', () => {
  const used = JSON.stringify(style).match(/#[0-9a-fA-F]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(10);
  for (const colour of used) expect(Object.values(colours)).toContain(colour);
});
