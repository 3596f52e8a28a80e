// Loaded before the server: shifts the process's clock by the milliseconds in a file.
import { readFileSync } from 'node:fs';

const file = process.env.SOAK_CLOCK;
const RealDate = Date;
const realNow = Date.now.bind(Date);
let shift = 0;

const read = () => {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    shift = 0;
  }
};

if (file) {
  read();
  setInterval(read, 200).unref();
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [realNow() + shift] : parts));
    }
    // Dates from another thread are instances of the real class.
    static [Symbol.hasInstance](value) {
      return value instanceof RealDate;
    }
    static now() {
      return realNow() + shift;
    }
  };
}
