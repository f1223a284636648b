import type { FastifyReply, FastifyRequest } from 'fastify';
import { displayTitle } from '../../exporter/shared/pages';
import { copiedMoves, relationshipsOf } from '../../repository/derived/live-copies';
import { isWithin } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { isPublishable } from '../replicate/published';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';
import { linksTo } from './links-to';

/** `.references.json`: the pages, fragments and assets that link to a page or below it, except those below it. */
export async function sendReferences(
  { runMode, repository }: Instance,
  page: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined) throw notFound();
  const pages = referringTo(repository, [page.path]).map((each) => ({
    path: each.path,
    title: displayTitle(each) ?? each.name,
  }));
  const body = new Body(JSON.stringify({ pages }), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}

/** The pages, fragments and assets that link to nodes, to their live copies or below them, except those below them. */
export function referringTo(tree: ResourceTree, paths: readonly string[]): Resource[] {
  const relationships = relationshipsOf(tree);
  // Moves to any path: they would change every link to the pages.
  const moves = paths.map((path) => ({ from: path, to: `${path}/` }));
  const copied = moves.flatMap((move) => copiedMoves(move, relationships));
  const found = new Map<string, Resource>();
  for (const { node } of linksTo(tree, [...moves, ...copied])) {
    const owner = ownerOf(node);
    if (owner && !paths.some((path) => isWithin(owner.path, path))) found.set(owner.path, owner);
  }
  return [...found.values()];
}

function ownerOf(node: Resource): Resource | undefined {
  let at: Resource | undefined = node;
  while (at && !isPublishable(at)) at = at.parent;
  return at;
}
