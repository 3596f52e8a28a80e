import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

// Lazy-loaded, because only editors need it.
const Note = lazy(async () => {
  const note = await import('../editor-rows/note');
  await note.texts;
  return note;
});

/** Lets an editor choose whether figures are counted from full or public rows; empty for others. */
export const EditorRows = observer(function EditorRows() {
  const own = session.has(ROLE.cases_editor) && (session.user?.profile.manage_countries.length ?? 0) > 0;
  return <Suspense fallback={null}>{own && <Note />}</Suspense>;
});
