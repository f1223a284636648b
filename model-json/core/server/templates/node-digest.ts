import { createHash } from 'node:crypto';
import { comparable } from '../../repository/drafts/comparable';
import type { NodeJson } from '../../repository/node-json';

/** A name for the state of a node and all below it: equal states have equal names. */
export const nodeDigest = (node: NodeJson): string =>
  createHash('sha256').update(comparable(node)).digest('base64url').slice(0, 16);
