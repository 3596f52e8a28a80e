/** Browser and system of a login; nothing else of the `User-Agent` header is stored. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/**
 * Names in the `User-Agent` header. The first match counts, because nearly all browsers also name Chrome or
 * Safari.
 */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgi?O?S?A?\//i, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//i, 'Opera'],
  [/\bSamsungBrowser\//i, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//i, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//i, 'Chrome'],
  [/\bSafari\//i, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/i, 'Android'],
  [/\biPhone\b/i, 'iPhone'],
  [/\biPad\b/i, 'iPad'],
  [/\bWindows\b/i, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/i, 'macOS'],
  [/\bCrOS\b/i, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/i, 'Linux'],
];

const firstMatch = (text: string, names: readonly [RegExp, string][]): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Reads the header `User-Agent`, so that a person can distinguish their logins on a phone and a computer. */
export function deviceOf(header: string | undefined): Device {
  const text = (header ?? '').slice(0, 500);
  return { browser: firstMatch(text, BROWSERS), system: firstMatch(text, SYSTEMS) };
}
