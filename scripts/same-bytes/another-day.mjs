/** Loaded before a program: sets its clock more than a year ahead. */
const AHEAD = 400 * 86_400_000;
const Today = Date;

globalThis.Date = class extends Today {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Today.now() + AHEAD]));
  }

  static now() {
    return Today.now() + AHEAD;
  }
};
