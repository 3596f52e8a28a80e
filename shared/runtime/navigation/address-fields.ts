/** One value of a page as its address holds it; what stands at its default is not written. */
export interface AddressField<T> {
  /** name in the address, the same in every language */
  name: string;
  /** reads the value from the text in the URL, null where there is none; the default for text it cannot read */
  read(text: string | null): T;
  /** text of a value for the URL; empty for the default */
  write(value: T): string;
}

/** A text as it was typed, cut at `most` characters; empty by default. */
export const textField = (name: string, most = Number.POSITIVE_INFINITY): AddressField<string> => ({
  name,
  read: (text) => (text ?? '').slice(0, most),
  write: (value) => value,
});

/** A text of a shape; null by default. */
export const shapedField = (name: string, shape: RegExp): AddressField<string | null> => ({
  name,
  read: (text) => (text && shape.test(text) ? text : null),
  write: (value) => value ?? '',
});

/** A whole number from 1, of at most nine digits unless a shape says more; null by default. */
export const numberField = (name: string, shape = /^[1-9]\d{0,8}$/): AddressField<number | null> => ({
  name,
  read: (text) => (text !== null && shape.test(text) ? Number(text) : null),
  write: (value) => (value === null ? '' : String(value)),
});

/** Number of a page of a list, from 1; the first by default. */
export const pageField = (name: string): AddressField<number> => {
  const { read, write } = numberField(name);
  return { name, read: (text) => read(text) ?? 1, write: (value) => (value === 1 ? '' : write(value)) };
};

/** One of a few values; null by default. */
export const optionField = <V extends string>(name: string, all: readonly V[]): AddressField<V | null> => ({
  name,
  read: (text) => all.find((one) => one === text) ?? null,
  write: (value) => value ?? '',
});

/** One of a few values, of which one is the default. */
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

/** How a page reads its values from an address and writes some of them into it. */
export interface AddressFields<Values> {
  /** Values of an address, the default for what it does not say. */
  read(params: URLSearchParams): Values;
  /** A copy of an address with some values changed; what else it holds stays. */
  write(params: URLSearchParams, part: Partial<Values>): URLSearchParams;
}

/**
 * What a page keeps in its address: filters, order, page and what is open beside the list, each value described
 * once. A link, the back button and a reload find the page as it was.
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
