import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Roles that say what somebody who cannot see the screen finds on it. */
const KEPT_ROLES =
  /^(banner|navigation|main|contentinfo|region|search|form|dialog|alert|heading|link|button|textbox|searchbox|combobox|radio|checkbox|radiogroup|group|switch|tab|tablist|tabpanel|table|grid|status)\b/;
/** Roles whose content is data: what stands in them depends on the day. */
const DATA_ROLES = /^(listitem|row|option|img|figure|term|definition|status)\b/;
const MONTHS =
  /\b(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|avr|juil|sept|oct|nov|déc)\b\.?/gi;

const depthOf = (line: string) => line.length - line.trimStart().length;

/** Numbers and months are replaced: they depend on the day and on the cases of other tests. */
const dateless = (line: string) =>
  line
    .replace(/\[level=(\d)\]/g, (_, level: string) => `[level=${'ABCDEF'[Number(level) - 1]}]`)
    .replace(/\d+(?:[\s\u00a0\u202f.,:/]\d+)*/g, 'N')
    .replace(MONTHS, 'M')
    .replace(/\[level=([A-F])\]/g, (_, level: string) => `[level=${'ABCDEF'.indexOf(level) + 1}]`)
    .replace(/ \[ref=\w+\]/g, '');

/** Landmarks, headings and controls of a page in the order of the accessibility tree, without data. */
export async function pageOutline(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const kept: string[] = [];
  let hidden: number | null = null;
  for (const line of lines) {
    const depth = depthOf(line);
    if (hidden !== null && depth > hidden) continue;
    const role = line.trimStart().replace(/^- '?/, '');
    hidden = DATA_ROLES.test(role) ? depth : null;
    if (!KEPT_ROLES.test(role)) continue;
    const said = `${' '.repeat(depth / 2)}${dateless(role.replace(/:$/, '').replace(/'$/, ''))}`;
    if (kept.at(-1) !== said) kept.push(said);
  }
  return `${kept.join('\n')}\n`;
}

/**
 * Compares the outlines of a journey's pages with the kept ones. `UPDATE_JOURNEYS=1` keeps new ones.
 * @param file path of the kept outlines
 */
export function expectJourney(file: string, outlines: readonly string[]): void {
  const found = outlines.join('---\n');
  if (process.env.UPDATE_JOURNEYS) writeFileSync(file, found);
  expect(existsSync(file), `${file} is kept`).toBe(true);
  expect(found).toBe(readFileSync(file, 'utf8'));
}
