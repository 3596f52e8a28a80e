import { textInLanguage } from './text-in-language';

const both = { description: 'Lives on reefs.', descriptions: { fr_FR: 'Vit sur les récifs.' } };

test.each([
  ['fr_FR', both, { text: 'Vit sur les récifs.' }],
  ['en_US', both, { text: 'Lives on reefs.' }],
  ['ty_PF fr_FR', both, { text: 'Vit sur les récifs.', lang: 'fr_FR' }],
  ['rar_CK', both, { text: 'Lives on reefs.', lang: 'en_US' }],
  ['en_US', { description: null, descriptions: { fr_FR: 'Vit sur les récifs.' } }, null],
  ['fr_FR', { description: '', descriptions: {} }, null],
])('with language %s and texts %j the text is %j', (code, product, expected) => {
  expect(textInLanguage(product, [...code.split(' '), 'en_US'])).toEqual(expected);
});
