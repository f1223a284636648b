import { templateAddress, TEMPLATES } from '../../../../../shared/addresses/templates';
import type {
  FormerNode,
  PolicyValues,
  TemplateChanged,
  TemplateDetails,
  TemplateList,
  TemplateSettings,
} from '../../../../../shared/authoring/template';
import { postJson, sling } from '../http/sling';

/** A template as its author has seen it. */
export interface SeenTemplate {
  readonly template: string;
  readonly version: string;
}

/** A part of a template, or a kind of component in it. */
export interface Mapped {
  readonly place: string;
  readonly type: string;
}

export const readTemplates = (): Promise<TemplateList> => sling.json(TEMPLATES);

export const readTemplate = (path: string): Promise<TemplateDetails> => sling.json(templateAddress(path));

const post = (cmd: string, parameters: object): Promise<TemplateChanged> =>
  postJson(TEMPLATES, { cmd, ...parameters });

export const savePolicy = (path: string, version: string, values: PolicyValues) =>
  post('savePolicy', { path, version, values });

export const deletePolicy = (path: string, version: string) => post('deletePolicy', { path, version });

/** @param from the policy that it is a copy of */
export const createPolicy = (seen: SeenTemplate, mapped: Mapped, title: string, from: string | undefined) =>
  post('createPolicy', { ...seen, ...mapped, title, ...(from !== undefined && { from }) });

/** @param policy null: none */
export const assignPolicy = (seen: SeenTemplate, mapped: Mapped, policy: string | null) =>
  post('assignPolicy', { ...seen, ...mapped, policy });

export const lockPart = (seen: SeenTemplate, place: string, isUnlocked: boolean) =>
  post('lock', { ...seen, place, isUnlocked });

export const saveTemplate = (seen: SeenTemplate, settings: TemplateSettings) =>
  post('saveTemplate', { ...seen, ...settings });

export const createTemplate = (made: { site: string; from: string; title: string; description: string }) =>
  post('createTemplate', made);

export const deleteTemplate = (seen: SeenTemplate) => post('deleteTemplate', seen);

/** Takes a change back. @throws SlingError 412 if somebody has changed the same since */
export const restore = (former: readonly FormerNode[]) => post('restore', { former });

/** Publishes templates, or the policies of a site. */
export const publish = (paths: readonly string[]) => sling.replicate('Activate', paths);
