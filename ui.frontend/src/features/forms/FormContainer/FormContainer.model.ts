import { z } from 'zod';
import { containerModel } from '../../../core/kit/models/container';
import { choice, listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../../core/kit/html/rich-text.model';

/** Why the server has rejected a form. `invalid`: see its fields. */
export const refusals = ['invalid', 'automatic', 'too-many', 'too-big', 'files', 'not-saved'] as const;

/** Core Components `form/container/v2` with what AEM passes only to its own markup, and the server's result. */
export const formContainerModel = containerModel({
  id: text(),
  name: text(),
  method: choice(['POST', 'GET'], 'POST'),
  enctype: text(),
  action: text(),
  /** Page to redirect to after sending; default: a thank-you message on the same page. */
  redirect: text(),
  /** Resource path of the form, by which the server identifies it (`:formstart`). */
  formStart: text(),
  /** Messages about the whole form. */
  errorMessages: listOf(z.string()),
  thankYouMessage: richText(),
  /** The reference of the submission that was just sent. */
  reference: text(),
  /** Set by the server when it rejects the form. */
  refusal: z.enum(refusals).optional().catch(undefined),
});

export type FormContainerModel = z.output<typeof formContainerModel>;
export type Refusal = NonNullable<FormContainerModel['refusal']>;
