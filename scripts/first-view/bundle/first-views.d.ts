/** What a module draws before its scripts: `src/first-views.tsx` of the module that is bundled. */
declare module 'first-views' {
  export const firstViews: Record<string, () => import('react').ReactElement>;
}
