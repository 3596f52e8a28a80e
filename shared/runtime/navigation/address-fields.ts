/** One value of a page that is stored in its URL; default values are not written. */
export interface AddressField<T> {
  /** name in the address, the same in every language */
  name: string;
  /** reads the value from the text in the URL, null where there is none; the default for text it cannot read */
  read(text: string | null): T;
  /** text of a value for the URL; empty for the default */
  write(value: T): string;
}

/** A text field cut at `most` characters; empty by default. */
export const textField = (name: string, most = Number.POSITIVE_INFINITY): AddressField<string> => ({
  name,
  read: (text) => (text ?? '').slice(0, most),
  write: (value) => value,
});

/** A text field that must match a pattern; null by default. */
export const shapedField = (name: string, shape: RegExp): AddressField<string | null> => ({
  name,
  read: (text) => (text && shape.test(text) ? text : null),
  write: (value) => value ?? '',
});

/** A whole number from 1, of at most nine digits unless `shape` says otherwise; null by default. */
export const numberField = (name: string, shape = /^[1-9]\d{0,8}$/): AddressField<number | null> => ({
  name,
  read: (text) => (text !== null && shape.test(text) ? Number(text) : null),
  write: (value) => (value === null ? '' : String(value)),
});

/** Page number of a list, from 1; 1 by default. */
export const pageField = (name: string): AddressField<number> => {
  const { read, write } = numberField(name);
  return { name, read: (text) => read(text) ?? 1, write: (value) => (value === 1 ? '' : write(value)) };
};

/** One of several values; null by default. */
export const optionField = <V extends string>(name: string, all: readonly V[]): AddressField<V | null> => ({
  name,
  read: (text) => all.find((one) => one === text) ?? null,
  write: (value) => value ?? '',
});

/** One of several values, of which one is the default. */
export const choiceField = <V extends string>(
  name: string,
  all: readonly V[],
  start: V,
): AddressField<V> => ({
  name,
  read: (text) => all.find((one) => one === text) ?? start,
  write: (value) => (value === start ? '' : value),
});

/** A yes-or-no field: true where the URL has this value, false by default. */
export const flagField = (name: string, yes = '1'): AddressField<boolean> => ({
  name,
  read: (text) => text === yes,
  write: (value) => (value ? yes : ''),
});

/** Reads the values of a page from its URL, and writes them into it. */
export interface AddressFields<Values> {
  /** Values from a URL; defaults for missing ones. */
  read(params: URLSearchParams): Values;
  /** A copy of a URL's parameters with some values changed; other parameters stay. */
  write(params: URLSearchParams, part: Partial<Values>): URLSearchParams;
}

/**
 * Defines the values that a page keeps in its URL: filters, order, page number and what is open beside the
 * list. Links, the back button and reloads restore the page from them.
 */
export function addressFields<Values extends object>(
  fields: {
    [Key in keyof Values]: AddressField<Values[Key]>;
  },
): AddressFields<Values> {
  const keys = Object.keys(fields) as (keyof Values)[];
  const read = (params: URLSearchParams): Values =>
    Object.fromEntries(keys.map((key) => [key, fields[key].read(params.get(fields[key].name))])) as Values;
  return {
    read,
    write: (params, part) => {
      const next = new URLSearchParams(params);
      for (const key of keys) {
        const value = part[key];
        if (value === undefined) continue;
        const text = fields[key].write(value);
        if (text === '') next.delete(fields[key].name);
        else next.set(fields[key].name, text);
      }
      return next;
    },
  };
}
