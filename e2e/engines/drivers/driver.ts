/** Rendering engines that the portal is tested in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The device that a browser simulates. */
export interface Device {
  /** IANA time zone */
  zone: string;
  /** language of the device, such as `fr-FR` */
  language: string;
  width: number;
  height: number;
}

/** What a person can do with a browser window, whatever protocol drives it. */
export interface Driver {
  readonly name: EngineName;
  readonly version: string;
  goto(url: string): Promise<void>;
  /** Runs a self-contained function in the page; arguments and result are serialised as JSON. */
  evaluate<A extends unknown[], R>(body: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Clicks at a position in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys one after the other: characters, or names of `KEY_CODES`. */
  press(...keys: string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The printed page as PDF; null where the protocol cannot print. */
  print(): Promise<Buffer | null>;
  /**
   * Errors reported by the protocol; classic WebDriver reports none, so `watch.ts` also listens in the
   * page.
   */
  complaints(): string[];
  close(): Promise<void>;
}

/** Keys without a character, with the codes of the W3C WebDriver standard (section 17.4.2). */
export const KEY_CODES: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Actions of a click, the same in classic WebDriver and BiDi. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'pointer',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Actions of keys pressed in sequence, the same in classic WebDriver and BiDi. */
export const keyActions = (keys: string[]) => [
  {
    type: 'key',
    id: 'keys',
    actions: keys.flatMap((key) => {
      const value = KEY_CODES[key] ?? key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    }),
  },
];
