import type { FastifyInstance } from 'fastify';
import { TEMPLATES } from '../../../../shared/addresses/templates';
import type { TemplateChanged } from '../../../../shared/authoring/template';
import { guardedWrite } from '../assets/api/guard';
import { readJson } from '../assets/api/read-json';
import { editorOf } from '../http/editor-of';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import type { CsrfTokens } from '../security/csrf/CsrfTokens';
import { readRoute } from '../sling/read-route';
import { assignPolicy, createPolicy, savePolicy } from './change-policies';
import { deletePolicy } from './delete-policy';
import { restoreNodes } from './change-templates';
import { createTemplate } from './create-template';
import { deleteTemplate } from './delete-template';
import { lockPart, saveTemplate } from './save-template';
import { templateDetails, templateList } from './read-templates';
import { templateCommand, type TemplateCommand } from './template-commands';

/** The templates of all sites; with `path`, one of them with its policies. */
export function templateReads(app: FastifyInstance, instance: Instance): void {
  readRoute(app, TEMPLATES, async (request, reply) => {
    const { path } = queryOf(request);
    const answer = typeof path === 'string' ? templateDetails(instance, path) : templateList(instance);
    return reply.header('cache-control', 'private, no-store').send(answer);
  });
}

/** Commands as JSON; each is one change, whole or not at all. */
export function templateWrites(scope: FastifyInstance, instance: Instance, tokens: CsrfTokens): void {
  scope.post(
    TEMPLATES,
    guardedWrite(instance, tokens, async (request, reply) => {
      const command = await readJson(request, templateCommand);
      return reply.send(await run(command, instance, editorOf(request)));
    }),
  );
}

function run(command: TemplateCommand, instance: Instance, by: string | undefined): Promise<TemplateChanged> {
  const change = { repository: instance.repository, by };
  switch (command.cmd) {
    case 'savePolicy':
      return savePolicy(change, command, command.values);
    case 'deletePolicy':
      return deletePolicy(change, command);
    case 'createPolicy':
      return createPolicy(change, seen(command), command, command);
    case 'assignPolicy':
      return assignPolicy(change, seen(command), command, command.policy);
    case 'lock':
      return lockPart(change, seen(command), command.place, command.isUnlocked);
    case 'saveTemplate':
      return saveTemplate(change, seen(command), command);
    case 'createTemplate':
      return createTemplate(change, command);
    case 'deleteTemplate':
      return deleteTemplate(instance, seen(command), by);
    case 'restore':
      return restoreNodes(change, command.former);
  }
}

const seen = ({ template, version }: { template: string; version: string }) => ({ path: template, version });
