import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { phenotypeLabel, specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { readerLanguages } from '../../../directory/languages';

/** Properties that select the drawing of a revision's object. Observable: read it inside an observer. */
export function drawingOf({ object_type, object_id }: Pick<RevisionItem, 'object_type' | 'object_id'>): {
  species?: string | undefined;
  family?: string | null;
  phenotypeSlug?: string | undefined;
} {
  if (object_id === null) return {};
  if (object_type === 'phenotype') {
    const group = collections.phenotype.get(object_id);
    return { family: group?.families[0] ?? null, phenotypeSlug: group?.slug };
  }
  const specie = collections.specie.get(object_id);
  const group = collections.phenotype.get(specie?.phenotype_id ?? 0);
  return { species: specie?.slug, family: specie?.family ?? null, phenotypeSlug: group?.slug };
}

/** First and scientific name of a revision's object. Observable: read it inside an observer. */
export function titleOf({ object_type, object_id, object_name }: RevisionItem): {
  first: string;
  scientific: string | null;
} {
  if (object_type === 'phenotype') {
    const group = object_id === null ? undefined : collections.phenotype.get(object_id);
    return { first: group ? phenotypeLabel(group, readerLanguages()) : object_name, scientific: null };
  }
  const specie = object_id === null ? undefined : collections.specie.get(object_id);
  const common = specie ? specieNames(specie, readerLanguages()).common : null;
  return { first: common ?? object_name, scientific: common ? object_name : null };
}
