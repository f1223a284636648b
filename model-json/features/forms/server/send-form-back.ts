import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Model } from '../../../core/exporter/Exporter';
import type { Resource } from '../../../core/repository/Resource';
import { Body, SENT_ONCE } from '../../../core/server/http/Body';
import { contentSecurityPolicy } from '../../../core/server/security/content-security-policy';
import type { Instance } from '../../../core/server/Instance';
import { isExampleShown, sendExample } from '../../../core/library/server/send-example';
import { originOf } from '../../../core/server/security/request-origin';
import { sendBody } from '../../../core/server/http/send-body';
import type { CheckedField } from './CheckedField';
import type { PageForm } from './form-fields';
import { withFormState, type Refusal } from './with-form-state';

export interface RefusedForm {
  readonly page: Resource;
  readonly model: Model;
  readonly form: PageForm;
  readonly fields: readonly CheckedField[];
  /** Why it is sent back; undefined if it was only changed, by a button that does not submit it. */
  readonly refusal: Refusal | undefined;
}

/** Answers with the form's page, rendered with the visitor's input. It is personal, so it is not cached. */
export function sendFormBack(
  instance: Instance,
  { page, model, form, fields, refusal }: RefusedForm,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { frontend, publicOrigin, inject } = instance;
  const filledIn = withFormState(model, form, refusal, fields);
  if (isExampleShown(page)) {
    const shown = { ...filledIn, ':type': String(filledIn[':type']) };
    return sendExample(instance, page, request, reply.code(status), shown);
  }
  const { renderPage, assets } = frontend();
  const drawn = renderPage({
    model: filledIn,
    origin: originOf(request, publicOrigin),
    assets,
    isPosted: true,
  });
  for (const { kind, item, message } of drawn.problems)
    request.log.warn({ page: page.path, kind, item }, message);
  const html = inject ? drawn.html.replace('</body>', `${inject}</body>`) : drawn.html;
  reply.code(status).headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': contentSecurityPolicy([drawn.css], "'none'"),
    ...(status === 429 && { 'retry-after': '600' }),
  });
  return sendBody(request, reply, new Body(html, 'text/html; charset=utf-8', SENT_ONCE));
}
