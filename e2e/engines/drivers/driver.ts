/** The three engines a phone of today has. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The device a browser pretends to stand on. */
export interface Device {
  /** IANA zone of its clock */
  zone: string;
  /** language it is set to, such as `fr-FR` */
  language: string;
  width: number;
  height: number;
}

/** What a person can do with one browser window, whatever the protocol behind it. */
export interface Driver {
  readonly name: EngineName;
  readonly version: string;
  goto(url: string): Promise<void>;
  /** Runs a function, in the page and without anything around it; arguments and result travel as JSON. */
  evaluate<A extends unknown[], R>(body: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** A press and release of the pointer, in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses and releases keys one by one: characters, or names of `KEYS`. */
  press(...keys: string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page on paper as PDF; null where the protocol has no such command. */
  print(): Promise<Buffer | null>;
  /** Errors the protocol told of; classic WebDriver tells none, so `watch.ts` hears them in the page too. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Keys without a character, as the W3C WebDriver standard codes them (section 17.4.2). */
export const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Actions of a click, the same for classic WebDriver and for BiDi. */
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

/** Actions of keys pressed one after the other, the same for classic WebDriver and for BiDi. */
export const keyActions = (keys: string[]) => [
  {
    type: 'key',
    id: 'keys',
    actions: keys.flatMap((key) => {
      const value = KEYS[key] ?? key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    }),
  },
];
