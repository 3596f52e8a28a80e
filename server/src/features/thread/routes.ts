import * as calls from '@ciguawatch/shared/api/calls/desk/thread';
import type { AttachmentAsked } from '@ciguawatch/shared/api/schemas/desk/thread';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import { requireOperator, route } from '../../http/route';
import { findCase } from '../cases/find';
import { JobQueue } from '../pictures/job-queue';
import { mediaFolder } from '../pictures/media-folder';
import { removeFile } from './attachments/remove';
import { attachmentsOf } from './attachments/rows';
import { keepAttachment } from './attachments/send';
import { sendFile } from './attachments/serve';
import { listColleagues } from './editors';
import { notesOf } from './note-rows';
import { eraseNote, ownNote, patchNote, writeNote } from './notes';
import { isMentioned, markMentionsSeen } from './seen';
import { patchTask, taskOf } from './task';

/** Notes and files may tell of a person, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Notes, task and private files of a case, for editors of its country. */
export const threadFeature: Feature = (app, deps) => {
  const { store, clock, config } = deps;
  const files = { store, clock, media: mediaFolder(config.attachmentsDir), queue: new JobQueue() };
  const limit = new Limiter(deps, 'attachment', config.limits.picturePerson);

  route(app, deps, calls.listColleagues, async (context) => {
    noStore(context.reply);
    return listColleagues(store.read, requireOperator(context));
  });

  route(app, deps, calls.getThread, async (context) => {
    noStore(context.reply);
    const who = requireOperator(context);
    const { id, deleted_at } = await findCase(store.read, Number(context.params.id), who);
    return {
      notes: await notesOf(store.read, who, id),
      task: await taskOf(store.read, id),
      attachments: await attachmentsOf(store.read, id),
      mentioned: await isMentioned(store.read, who, id),
      open: deleted_at === null,
    };
  });

  route(app, deps, calls.seeThread, async (context) => {
    noStore(context.reply);
    const who = requireOperator(context);
    const { id } = await findCase(store.read, Number(context.params.id), who);
    await store.tx((trx) => markMentionsSeen(trx, who, id, new Date(clock.now())));
    return {};
  });

  route(app, deps, calls.writeNote, async (context) => {
    noStore(context.reply);
    return writeNote(deps, requireOperator(context), Number(context.params.id), context.body);
  });

  route(
    app,
    deps,
    calls.patchNote,
    async (context) => {
      noStore(context.reply);
      const { params, body, version } = context;
      return patchNote(deps, requireOperator(context), Number(params.id), body, version);
    },
    { current: (context) => ownNote(store.read, requireOperator(context), Number(context.params.id)) },
  );

  route(app, deps, calls.eraseNote, async (context) => {
    noStore(context.reply);
    return eraseNote(deps, requireOperator(context), Number(context.params.id), context.version);
  });

  route(
    app,
    deps,
    calls.patchTask,
    async (context) => {
      noStore(context.reply);
      const { params, body, version } = context;
      return patchTask(deps, requireOperator(context), Number(params.id), body, version);
    },
    {
      current: async (context) => {
        const { id } = await findCase(store.read, Number(context.params.id), requireOperator(context));
        return taskOf(store.read, id);
      },
    },
  );

  route(app, deps, calls.sendAttachment, async (context) => {
    noStore(context.reply);
    const who = requireOperator(context);
    const bytes = context.body as unknown;
    if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new HttpError(415, 'file_type');
    await limit.take(String(who.id));
    const asked = context.query as unknown as AttachmentAsked;
    return keepAttachment(files, who, { uuid: (context.params.uuid ?? '').toLowerCase(), bytes, asked });
  });

  route(app, deps, calls.getAttachment, async (context) => {
    noStore(context.reply);
    const { params, query, reply } = context;
    return sendFile(
      files,
      requireOperator(context),
      { id: Number(params.id), small: query.copy === 'small' },
      reply,
    );
  });

  route(app, deps, calls.removeAttachment, async (context) => {
    noStore(context.reply);
    await removeFile(files, requireOperator(context), Number(context.params.id));
    return {};
  });
};
