import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LINK_REPORT_ADDRESS } from '../../../../shared/addresses/link-report';
import type { Access } from '../accounts/rights/access';
import { assetReads, assetWrites } from '../assets/api/asset-routes';
import { templateReads, templateWrites } from '../templates/template-routes';
import { translationReads, translationWrites } from '../translation/translation-routes';
import { guardedWrite } from '../assets/api/guard';
import { postUpload, uploadPost } from '../assets/api/upload-routes';
import { sendLinkReport } from '../checks/links/send-link-report';
import { fragmentEdits, fragmentReads } from '../fragments/api/fragment-api';
import { fragmentWrites } from '../fragments/fragment-routes';
import { modelReads, modelWrites } from '../fragments/models/model-routes';
import { asHttpError } from '../http/as-http-error';
import { editorOf, headerOf } from '../http/editor-of';
import { posts } from '../http/posts';
import { sendDone } from '../http/send-done';
import { checkSender, TOKEN_ADDRESS } from '../security/csrf/check-sender';
import { actorNow } from '../accounts/Actor';
import type { CsrfTokens } from '../security/csrf/CsrfTokens';
import type { Instance } from '../Instance';
import { LAUNCHES_ADDRESS, postLaunches, sendLaunches } from '../launches/launch-requests';
import { NODES_ADDRESS, postNodes, sendNodes } from '../nodes/author/post-nodes';
import { readRoute } from '../sling/read-route';
import { BIN_ADDRESS, sendBin } from '../versions/send-bin';
import { sendVersions, VERSIONS_ADDRESS } from '../versions/send-versions';
import { TAG_COMMAND, tagCommand } from '../commands/tag-command';
import { WCM_COMMAND, wcmCommand } from '../commands/wcm-command';
import { PLAN_ADDRESS, sendPlan } from '../replicate/plan/send-plan';
import { postPreviews, PREVIEWS_ADDRESS, sendPreviews } from '../preview/preview-requests';
import { postReplicate, REPLICATE_ADDRESS } from '../replicate/post-replicate';
import { SCHEDULED_ADDRESS, sendScheduled } from '../replicate/schedule/send-scheduled';
import { postTreeActivation, sendTreeJobs, TREE_ADDRESS } from '../replicate/trees/tree-activation';
import { FOUND_TEXTS, REPLACEMENTS } from '../../../../shared/addresses/found-texts';
import { postReplacements, sendFoundTexts, sendReplacements } from '../replace/replace-requests';
import { SECTIONS } from '../../../../shared/addresses/sections';
import { postSections, sendSections } from '../sections/section-requests';
import { postReviews, REVIEWS_ADDRESS, sendReviews } from '../review/review-requests';
import { decodePath } from '../sling/sling-url';
import type { Parameters } from '../sling-post/Parameters';
import { readParameters } from '../sling-post/read-parameters';
import { postContent } from '../sling-post/post-content';
import { sendAnswer } from '../sling-post/send-answer';

/** Authors' changes, and the CSRF tokens for them. */
export function authorWrites(app: FastifyInstance, instance: Instance): void {
  const tokens = instance.csrf;
  readRoute(app, TOKEN_ADDRESS, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ token: tokens.issue(actorNow()?.session) }),
  );

  readRoute(app, VERSIONS_ADDRESS, (request, reply) => sendVersions(instance, request, reply));
  readRoute(app, PLAN_ADDRESS, (request, reply) => sendPlan(instance, request, reply));
  readRoute(app, SCHEDULED_ADDRESS, (request, reply) => sendScheduled(instance, request, reply));
  readRoute(app, TREE_ADDRESS, (request, reply) => sendTreeJobs(instance, request, reply));
  readRoute(app, BIN_ADDRESS, (_request, reply) => sendBin(instance, reply));
  readRoute(app, REVIEWS_ADDRESS, (request, reply) => sendReviews(instance, request, reply));
  readRoute(app, LAUNCHES_ADDRESS, (request, reply) => sendLaunches(instance, request, reply));
  readRoute(app, SECTIONS, (request, reply) => sendSections(instance, request, reply));
  readRoute(app, PREVIEWS_ADDRESS, (request, reply) => sendPreviews(instance, request, reply));
  readRoute(app, FOUND_TEXTS, (request, reply) => sendFoundTexts(instance, request, reply));
  readRoute(app, REPLACEMENTS, async (_request, reply) => sendReplacements(instance, reply));
  for (const format of ['json', 'csv'] as const)
    readRoute(app, `${LINK_REPORT_ADDRESS}.${format}`, (request, reply) =>
      sendLinkReport(instance, format, request, reply),
    );
  sendNodes(app, instance);
  assetReads(app, instance);
  fragmentReads(app, instance);
  modelReads(app, instance);
  templateReads(app, instance);
  translationReads(app, instance);

  posts(app, (scope) => {
    const post = (url: string, handler: PostHandler, access?: Access) =>
      scope.post(url, { config: access ? { access } : {} }, (request, reply) =>
        guarded(instance, tokens, handler, request, reply),
      );
    assetWrites(scope, instance, tokens);
    fragmentWrites(scope, instance, tokens);
    fragmentEdits(scope, instance, tokens);
    modelWrites(scope, instance, tokens);
    templateWrites(scope, instance, tokens);
    translationWrites(scope, instance, tokens);

    post(REPLICATE_ADDRESS, async (parameters, request, reply) => {
      const done = await postReplicate(instance, parameters, editorOf(request));
      const [path = '', ...more] = parameters.all('path') ?? [];
      const version = more.length === 0 ? instance.repository.versionOf(path) : undefined;
      if (version !== undefined) reply.header('content-version', version);
      return sendDone(reply, done);
    });
    post(WCM_COMMAND, async (parameters, request, reply) => {
      const answer = await wcmCommand(instance, parameters, editorOf(request));
      return sendAnswer(answer, parameters, request, reply);
    });
    post(TAG_COMMAND, async (parameters, request, reply) =>
      sendAnswer(await tagCommand(instance, parameters, editorOf(request)), parameters, request, reply),
    );
    post(TREE_ADDRESS, async (parameters, _request, reply) =>
      sendDone(reply, { job: await postTreeActivation(instance, parameters) }),
    );
    post(REVIEWS_ADDRESS, async (parameters, _request, reply) =>
      sendDone(reply, { review: await postReviews(instance, parameters) }),
    );
    post(REPLACEMENTS, async (parameters, request, reply) =>
      sendDone(reply, await postReplacements(instance, parameters, editorOf(request))),
    );
    post(SECTIONS, async (parameters, request, reply) =>
      sendDone(reply, await postSections(instance, parameters, editorOf(request))),
    );
    post(LAUNCHES_ADDRESS, async (parameters, request, reply) =>
      sendDone(reply, await postLaunches(instance, parameters, editorOf(request))),
    );
    post(PREVIEWS_ADDRESS, async (parameters, _request, reply) =>
      sendDone(reply, await postPreviews(instance, parameters)),
    );
    post(
      NODES_ADDRESS,
      async (parameters, _request, reply) => sendDone(reply, await postNodes(instance, parameters)),
      'administrator',
    );
    const postNode: PostHandler = async (parameters, request, reply) => {
      const expectedVersion = headerOf(request, 'if-content-version');
      const expectedDestVersion = headerOf(request, 'if-dest-content-version');
      const by = editorOf(request);
      const path = decodePath(request.raw.url ?? '/');
      const answer = await postContent(instance, {
        path,
        parameters,
        ...(expectedVersion !== undefined && { expectedVersion }),
        ...(expectedDestVersion !== undefined && { expectedDestVersion }),
        ...(by !== undefined && { by }),
      });
      return sendAnswer(answer, parameters, request, reply);
    };
    // Files are not read into memory, as other posts are.
    scope.post('/*', (request, reply) => {
      const upload = uploadPost(decodePath(request.raw.url ?? '/'));
      if (!upload) return guarded(instance, tokens, postNode, request, reply);
      const { folder, action } = upload;
      return guardedWrite(instance, tokens, () => postUpload(instance, folder, action, request, reply))(
        request,
        reply,
      );
    });
  });
}

type PostHandler = (
  parameters: Parameters,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Reads a post, and refuses it if it was forged; errors are answered in Sling's format. */
async function guarded(
  { authorOrigin }: Instance,
  tokens: CsrfTokens,
  handler: PostHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let parameters: Parameters | undefined;
  try {
    parameters = await readParameters(request.raw);
    const token = headerOf(request, 'csrf-token') ?? parameters.get(':cq_csrf_token');
    checkSender(request, token, tokens, authorOrigin);
    return await handler(parameters, request, reply);
  } catch (error) {
    const { statusCode: status, message } = asHttpError(error) ?? {};
    if (status === undefined || message === undefined) throw error;
    const [path = '/'] = (request.raw.url ?? '/').split('?');
    return sendAnswer({ path, status, message, isCreate: false, changes: [] }, parameters, request, reply);
  }
}
