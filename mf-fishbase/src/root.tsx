import './texts';
import { ModuleRoot } from '@ciguawatch/shared/ui/layout/module-root';
import { lazy } from 'react';
import declaration from '../module.json';

const Species = lazy(() => withTexts(import('./pages/species/page')));
const Phenotypes = lazy(() => withTexts(import('./pages/phenotypes/page')));
const Specie = lazy(() => withTexts(import('./pages/specie/page')));
const Phenotype = lazy(() => withTexts(import('./pages/phenotype/page')));
const SpecieEdit = lazy(() => withTexts(import('./pages/specie-edit/page')));
const PhenotypeEdit = lazy(() => withTexts(import('./pages/phenotype-edit/page')));
const Changes = lazy(() => withTexts(import('./pages/changes/page')));
const Revisions = lazy(() => withTexts(import('./pages/revisions/page')));

/** Delays a lazy page until its own texts have loaded. */
async function withTexts<Page extends { texts: Promise<void> }>(coming: Promise<Page>): Promise<Page> {
  const page = await coming;
  await page.texts;
  return page;
}

/** The component of each page key in module.json. */
export const pages = {
  species: Species,
  specie: Specie,
  'specie-edit': SpecieEdit,
  phenotypes: Phenotypes,
  phenotype: Phenotype,
  'phenotype-edit': PhenotypeEdit,
  changes: Changes,
  revisions: Revisions,
};

/** What this module renders in its slot of the shell. */
export function Root() {
  return <ModuleRoot decl={declaration} pages={pages} />;
}
