/** Colours and font of charts in tests. */
export const chartTheme = {
  ink: '#111',
  quiet: '#222',
  grid: '#333',
  surface: '#444',
  alert: '#555',
  ground: '#666',
  line: '#777',
  font: 'sans',
  of: String,
};
