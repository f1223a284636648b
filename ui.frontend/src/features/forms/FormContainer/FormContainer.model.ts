import { z } from 'zod';
import { containerModel } from '../../../core/kit/models/container';
import { choice, listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../../core/kit/html/rich-text.model';

/** Why the server has sent a form back. `invalid`: see its fields. */
export const refusals = ['invalid', 'automatic', 'too-many', 'too-big', 'files', 'not-saved'] as const;

/** Core Components `form/container/v2` with what AEM tells its own markup only, and what the server says. */
export const formContainerModel = containerModel({
  id: text(),
  name: text(),
  method: choice(['POST', 'GET'], 'POST'),
  enctype: text(),
  action: text(),
  /** Page that a sent form leads to; without one the same page says thank you. */
  redirect: text(),
  /** Resource path of the form, by which the server knows it (`:formstart`). */
  formStart: text(),
  /** Words about the whole form. */
  errorMessages: listOf(z.string()),
  thankYouMessage: richText(),
  /** What the submission that was just sent is called by. */
  reference: text(),
  /** Set by the server when it has sent the form back. */
  refusal: z.enum(refusals).optional().catch(undefined),
});

export type FormContainerModel = z.output<typeof formContainerModel>;
export type Refusal = NonNullable<FormContainerModel['refusal']>;
