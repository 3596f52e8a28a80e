import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { drawerMark } from './page-marks';

const marked = () => document.documentElement.hasAttribute('data-with-drawer');

test('the page is marked while at least one component requires the mark', () => {
  const one = render(<div ref={drawerMark} />);
  const two = render(<div ref={drawerMark} />);
  expect(marked()).toBe(true);
  one.unmount();
  expect(marked()).toBe(true);
  two.rerender(<div ref={drawerMark} title="redrawn" />);
  expect(marked()).toBe(true);
  two.unmount();
  expect(marked()).toBe(false);
});

const REPOSITORY_ROOT = join(__dirname, '../../..');
const sheets = ['shared', 'shell/src', 'mf-ciguawatch/src', 'mf-fishbase/src', 'mf-gis/src', 'mf-global/src']
  .flatMap((room) =>
    readdirSync(join(REPOSITORY_ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(room, file),
    ),
  )
  .filter((file) => file.endsWith('.css') && !file.includes('node_modules'));

/** Rules for printing are ignored, because browsers evaluate them only then. */
const withoutPrintRules = (css: string) => css.replace(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, '');

test('no style sheet uses :has() on the root', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const asking = sheets.filter((file) =>
    /(?::root|\bhtml|\bbody)\)?:has\(/.test(
      withoutPrintRules(readFileSync(join(REPOSITORY_ROOT, file), 'utf8')),
    ),
  );
  expect(asking).toEqual([]);
});
