import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

// Nobody else fetches it.
const Note = lazy(async () => {
  const note = await import('../editor-rows/note');
  await note.texts;
  return note;
});

/** For editors: from which rows the figures of the page are counted, and the choice between both. Nothing for others. */
export const EditorRows = observer(function EditorRows() {
  const own = session.has(ROLE.cases_editor) && (session.user?.profile.manage_countries.length ?? 0) > 0;
  return <Suspense fallback={null}>{own && <Note />}</Suspense>;
});
