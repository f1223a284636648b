import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import { configurationOf, POLICIES_FOLDER } from '../../../../shared/addresses/templates';
import type { PolicyValues, TemplateChanged } from '../../../../shared/authoring/template';
import type { Draft } from '../../repository/Draft';
import type { NodeJson } from '../../repository/node-json';
import { childOf, isWithin, nameOf, parentOf } from '../../repository/path';
import type { ResourceTree } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import { changeNodes, type Seen, type TemplateChange } from './change-templates';
import { coreOf } from './known-components';
import { makeEqual } from '../../repository/drafts/make-equal';
import { nodeInDraft } from '../../repository/drafts/node-in-draft';
import { withValues } from './policy-values';
import { templateAt } from './read-templates';
import { MAPPING_TYPE, MAPPINGS_TYPE, POLICY_TYPE } from './template-nodes';
import { t } from '../../../../shared/authoring/language/t';

/** A part of a template, or a kind of component in it, that has a policy. */
export interface Mapped {
  /** `root/main`; empty for the page. */
  readonly place: string;
  /** `mysite/components/text`: components of this kind in the container at the place; empty for the part itself. */
  readonly type: string;
}

/** Changes the values of a policy, for all templates that use it. */
export function savePolicy(
  change: TemplateChange,
  seen: Seen,
  values: PolicyValues,
): Promise<TemplateChanged> {
  const { path } = seen;
  const core = coreOf(typeOfPolicy(path, change.repository), change.repository);
  return changeNodes(change, { seen: [seen], touched: [path], path }, (draft) =>
    makeEqual(draft, path, withValues(nodeInDraft(draft, path) ?? {}, values, core)),
  );
}

/** Makes another policy for a part of a template: a copy of one, or an empty one. @returns its path */
export async function createPolicy(
  change: TemplateChange,
  template: Seen,
  mapped: Mapped,
  { title, from }: { title: string; from?: string | undefined },
): Promise<TemplateChanged> {
  const { repository } = change;
  const type = mapped.type || typeAt(template.path, mapped.place, repository);
  const folder = `${policiesFolder(template.path)}/${type}`;
  const source = from === undefined ? undefined : repository.get(from);
  if (from !== undefined && source?.properties['sling:resourceType'] !== POLICY_TYPE)
    throw new HttpError(404, t('There is no policy at {from}', { from }));
  const isTaken = (name: string) => repository.get(childOf(folder, name)) !== undefined;
  const path = childOf(folder, freeName(pageNameOf(title) || 'policy', isTaken));
  const mappings = mappingsOf(template.path);
  return changeNodes(change, { seen: [template], touched: [path, mappings], path }, (draft) => {
    const copied = from === undefined ? {} : (nodeInDraft(draft, from) ?? {});
    makeNodes(draft, folder);
    draft.create(path, {
      'jcr:primaryType': 'nt:unstructured',
      ...copied,
      'sling:resourceType': POLICY_TYPE,
      'jcr:title': title,
    });
    assign(draft, template.path, mapped, path);
  });
}

/** Gives a part of a template another policy of the same site, or none. */
export function assignPolicy(
  change: TemplateChange,
  template: Seen,
  mapped: Mapped,
  policy: string | null,
): Promise<TemplateChanged> {
  const { repository } = change;
  if (mapped.type === '') typeAt(template.path, mapped.place, repository);
  if (policy !== null) {
    if (repository.get(policy)?.properties['sling:resourceType'] !== POLICY_TYPE)
      throw new HttpError(404, t('There is no policy at {policy}', { policy }));
    if (!isWithin(policy, policiesFolder(template.path)))
      throw new HttpError(
        400,
        t('{policy} is a policy of another site; choose one below {policiesFolder}', {
          policy,
          policiesFolder: policiesFolder(template.path),
        }),
      );
  }
  const mappings = mappingsOf(template.path);
  return changeNodes(change, { seen: [template], touched: [mappings], path: template.path }, (draft) =>
    assign(draft, template.path, mapped, policy),
  );
}

function assign(draft: Draft, template: string, { place, type }: Mapped, policy: string | null): void {
  const mappings = mappingsOf(template);
  const names = place === '' ? [] : place.split('/');
  let at = mappings;
  makeParents(draft, template);
  for (const name of names) {
    at = childOf(at, name);
    if (!draft.has(at)) draft.create(at, mapping());
  }
  if (type !== '') {
    at = `${at}/${type}`;
    makeNodes(draft, parentOf(at));
    if (!draft.has(at)) draft.create(at, mapping());
  }
  const relative = policy?.slice(policiesFolder(template).length + 1);
  draft.setProperty(at, 'cq:policy', relative);
  // A kind of component without a policy needs no mapping.
  if (policy === null && type !== '' && draft.childNames(at).length === 0) draft.remove(at);
}

const mapping = (): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': MAPPING_TYPE,
});

/** A template may come without policies. */
function makeParents(draft: Draft, template: string): void {
  const mappings = mappingsOf(template);
  const page = parentOf(mappings);
  if (!draft.has(page)) draft.create(page, { 'jcr:primaryType': 'cq:Page' });
  if (!draft.has(mappings)) draft.create(mappings, { ...mapping(), 'sling:resourceType': MAPPINGS_TYPE });
}

function makeNodes(draft: Draft, path: string): void {
  if (draft.has(path)) return;
  makeNodes(draft, parentOf(path));
  draft.create(path, { 'jcr:primaryType': 'nt:unstructured' });
}

const mappingsOf = (template: string): string => `${template}/policies/jcr:content`;

const policiesFolder = (template: string): string => `${configurationOf(template) ?? ''}/${POLICIES_FOLDER}`;

/** The component that a part of the structure is. @throws HttpError 404 without template or part */
function typeAt(path: string, place: string, tree: TemplateChange['repository']): string {
  const template = templateAt(tree, path);
  const content = `${template.path}/structure/jcr:content`;
  const node = tree.get(place === '' ? content : `${content}/${place}`);
  const type = node?.properties['sling:resourceType'];
  if (typeof type !== 'string')
    throw new HttpError(404, t('The structure of {path} has nothing at “{place}”', { path, place }));
  return type;
}

/** `mysite/components/text` of `…/policies/mysite/components/text/default`. @throws HttpError 404 if it is no policy */
export function typeOfPolicy(path: string, tree: ResourceTree): string {
  const policy = tree.get(path);
  const [, type] = path.split(`/${POLICIES_FOLDER}/`);
  if (type === undefined || policy?.properties['sling:resourceType'] !== POLICY_TYPE)
    throw new HttpError(404, t('There is no policy at {path}', { path }));
  return parentOf(`/${type}`).slice(1) || nameOf(path);
}
