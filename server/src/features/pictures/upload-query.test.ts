import type { HttpError } from '../../http/errors/http-error';
import { readUploadQuery } from './upload-query';

const faultsOf = (author: string) => {
  try {
    readUploadQuery({ use: 'fishbase', author, licence: 'cc-by' });
    return null;
  } catch (error) {
    return (error as HttpError).details.fields;
  }
};

it('requires the photographer’s name, without directional characters', () => {
  expect(faultsOf('Teva')).toBeNull();
  expect(faultsOf(' ')).toEqual({ author: 'required' });
  expect(faultsOf('Te\u202eva')).toEqual({ author: 'bidi_signs' });
});
