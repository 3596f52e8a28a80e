import { theme } from './theme';
import { markFirstTheme } from './theme-choice';
import { viewport } from './viewport';

test('the choice of light or dark is stored, applied and shared with other tabs', () => {
  expect(theme.choice).toBe('system');
  theme.set('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('ciguawatch.theme')).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ciguawatch.theme', newValue: 'light' }));
  expect(theme.shown).toBe('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  theme.set('system');
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('printing is light, and the chosen theme returns afterwards', () => {
  theme.set('dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(theme.shown).toBe('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  theme.set('system');
});

test('the theme is applied before the store exists', () => {
  localStorage.setItem('ciguawatch.theme', 'dark');
  markFirstTheme();
  expect(document.documentElement.dataset.theme).toBe('dark');
  localStorage.removeItem('ciguawatch.theme');
  markFirstTheme();
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('desktop begins above 767 px', () => {
  const resize = (width: number) => {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    window.dispatchEvent(new Event('resize'));
  };
  resize(767);
  expect(viewport.desktop).toBe(false);
  resize(768);
  expect(viewport.desktop).toBe(true);
  expect(viewport.wide).toBe(false);
});
