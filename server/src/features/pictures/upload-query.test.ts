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

it('requires neither author nor licence for the photo of a sampling, nor a trick in the name', () => {
  expect(readUploadQuery({ use: 'algae' })).toMatchObject({ author: null, licence: null });
  expect(readUploadQuery({ use: 'algae', author: 'Teva', licence: 'cc0' })).toMatchObject({ author: 'Teva' });
  expect(() => readUploadQuery({ use: 'algae', author: 'Te\u202eva' })).toThrow();
});
