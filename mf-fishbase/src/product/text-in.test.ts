import { textIn } from './text-in';

const both = { description: 'Lives on reefs.', descriptions: { fr_FR: 'Vit sur les récifs.' } };

test.each([
  ['fr_FR', both, { text: 'Vit sur les récifs.' }],
  ['en_US', both, { text: 'Lives on reefs.' }],
  ['ty_PF', both, { text: 'Lives on reefs.', lang: 'en_US' }],
  ['en_US', { description: null, descriptions: { fr_FR: 'Vit sur les récifs.' } }, null],
  ['fr_FR', { description: '', descriptions: {} }, null],
])('a reader of %s of %j gets %j', (code, product, expected) => {
  expect(textIn(product, code)).toEqual(expected);
});
