/** Loaded before a program: sets its clock more than a year ahead. */
const CLOCK_OFFSET_MS = 400 * 86_400_000;
const Today = Date;

globalThis.Date = class extends Today {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Today.now() + CLOCK_OFFSET_MS]));
  }

  static now() {
    return Today.now() + CLOCK_OFFSET_MS;
  }
};
