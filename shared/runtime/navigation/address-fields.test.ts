import {
  addressFields,
  choiceField,
  flagField,
  numberField,
  optionField,
  pageField,
  shapedField,
  textField,
} from './address-fields';

interface Values {
  search: string;
  kind: string | null;
  island: number | null;
  page: number;
  state: 'open' | 'closed' | null;
  view: 'list' | 'grid';
  drafts: boolean;
}
const fields = addressFields<Values>({
  search: textField('q'),
  kind: shapedField('kind', /^[a-z]+$/),
  island: numberField('island'),
  page: pageField('page'),
  state: optionField('state', ['open', 'closed']),
  view: choiceField('view', ['list', 'grid'], 'list'),
  drafts: flagField('drafts'),
});
const read = (query: string) => fields.read(new URLSearchParams(query));
const none = read('');

test('an empty address means the defaults, and defaults are left out of the address', () => {
  expect(none).toEqual({
    search: '',
    kind: null,
    island: null,
    page: 1,
    state: null,
    view: 'list',
    drafts: false,
  });
  const full = new URLSearchParams('q=a&kind=b&island=7&page=2&state=open&view=grid&drafts=1');
  expect(fields.write(full, none).toString()).toBe('');
});

test('written values are read back, and other parameters stay', () => {
  const values: Values = {
    search: 'Hāpuʻu & co',
    kind: 'case',
    island: 123456789,
    page: 12,
    state: 'closed',
    view: 'grid',
    drafts: true,
  };
  const before = new URLSearchParams('lang=fr&page=3');
  const written = fields.write(before, values);
  expect(fields.read(written)).toEqual(values);
  expect(written.get('lang')).toBe('fr');
  expect(before.toString()).toBe('lang=fr&page=3');
});

test('a group of fields changes only its own values', () => {
  expect(fields.write(new URLSearchParams('q=a&page=2'), { page: 1 }).toString()).toBe('q=a');
  expect(fields.write(new URLSearchParams('q=a&page=2'), { search: '' }).toString()).toBe('page=2');
});

test.each([
  'kind=Case7',
  'island=-1',
  'island=1e3',
  'island=0',
  'island=1234567890',
  'page=0',
  'page=x',
  'state=other',
  'view=map',
  'drafts=yes',
])('%s is invalid and ignored', (query) => expect(read(query)).toEqual(none));

test('a text is kept as typed, and cut only where a page requires it', () => {
  const text = textField('q');
  expect(text.read(text.write(' a'))).toBe(' a');
  expect(text.read('a'.repeat(300))).toHaveLength(300);
  expect(textField('q', 100).read('a'.repeat(300))).toHaveLength(100);
});
