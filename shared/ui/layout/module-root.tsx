import { type ComponentType, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from '../../runtime/navigation/router';
import { Spinner } from '../art/spinner';
import { UiLocale } from '../foundation/locale';
import css from './module-root.module.css';

interface Props {
  /** The module's declaration, as read by the shell. */
  decl: { basePath: string; routes: readonly { path: string; page: string }[] };
  /** Components by page key, usually lazy. */
  pages: Record<string, ComponentType>;
}

const Opening = () => (
  <div className={css.waiting}>
    <Spinner size={48} />
  </div>
);

/**
 * The root component of every module: its router with one route per declared page. Undeclared addresses
 * render nothing; the shell shows its 404 page for them.
 */
export function ModuleRoot({ decl, pages }: Props) {
  return (
    <UiLocale>
      <BrowserRouter basename={decl.basePath}>
        <Suspense fallback={<Opening />}>
          <Routes>
            {decl.routes.map(({ path, page }) => {
              const Page = pages[page];
              return Page && <Route key={path} path={path} element={<Page key={path} />} />;
            })}
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </UiLocale>
  );
}
