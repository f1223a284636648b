import { z } from 'zod';
import type { CommentChange } from '../../../../../shared/authoring/together';

const text = z.string().trim().min(1).max(5000);
const mentions = z.array(z.string().max(200)).max(50).optional();
const path = z.string().startsWith('/content/').max(2000);
const due = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day, like 2026-12-24');
const assignee = z.object({ type: z.enum(['person', 'group']), id: z.string().min(1).max(200) });
const id = z.number().int().positive();
const version = z.number().int().positive();
const remark = z.number().int().positive();

/** What can be posted to change comments. */
export const commentChange: z.ZodType<CommentChange> = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('create'),
    kind: z.enum(['comment', 'task']),
    page: path,
    component: path.optional(),
    about: z.string().max(120).optional(),
    text,
    mentions,
    assignee: assignee.optional(),
    due: due.optional(),
  }),
  z.object({ action: z.literal('reply'), id, text, mentions }),
  z.object({ action: z.literal('edit'), id, version, remark, text, mentions }),
  z.object({ action: z.literal('remove'), id, version, remark }),
  z.object({ action: z.enum(['resolve', 'reopen']), id, version }),
  z.object({ action: z.literal('assign'), id, version, assignee: assignee.nullable(), due: due.nullable() }),
]);
