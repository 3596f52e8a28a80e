import { chartTheme } from './chart-colours';

test('a chart has the colours of the theme in force at its place in the page', () => {
  const card = document.body.appendChild(document.createElement('div'));
  card.style.setProperty('--series', ' #0b5570');
  card.style.setProperty('--ink', '#0a2733');
  expect([chartTheme(card).of('series'), chartTheme(card).ink]).toEqual(['#0b5570', '#0a2733']);
  card.style.setProperty('--series', '#55bcc7');
  expect(chartTheme(card).of('series')).toBe('#55bcc7');
});

test('a colour missing from the theme is grey, so that the chart is still drawn', () => {
  expect(chartTheme(document.body).of('series')).toBe('#808080');
});
