import type { Aspect } from './compare';

export interface Accepted {
  readonly aspects: readonly Aspect[];
  readonly reason: string;
}

const SENSE = 'a client can only stop there; ours says what is wrong with the request, not with the server';

/** Differences that stay, because no client of AEM can depend on Sling's answer. */
export const ACCEPTED: Readonly<Record<string, Accepted>> = {
  'a Double that is no number': {
    aspects: ['status', 'changes', 'content'],
    reason: 'Sling stores NaN, and then answers 500 to every request for the node as JSON',
  },
  'a Date with a zone and no milliseconds': {
    aspects: ['content'],
    reason: 'Sling drops the zone and so stores another time than was sent',
  },
  'a day that does not exist': {
    aspects: ['status', 'changes', 'content'],
    reason: 'Sling makes 2 March of 30 February',
  },
  'a copied property': {
    aspects: ['status', 'changes', 'content'],
    reason: 'Sling documents @CopyFrom for properties, but fails',
  },
  'a moved property': {
    aspects: ['status', 'changes', 'content'],
    reason: 'Sling documents @MoveFrom for properties, but fails',
  },
  'a misspelled suffix': { aspects: ['status'], reason: `409 in Sling: ${SENSE}` },
  'a :name that is taken': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'a :name with a star': { aspects: ['status'], reason: `409 in Sling: ${SENSE}` },
  'a :nameHint that is taken': {
    aspects: ['changes', 'location', 'content'],
    reason: 'Sling appends a random number, ours the next free one',
  },
  ':order before nothing': { aspects: ['status'], reason: `409 in Sling: ${SENSE}` },
  ':order after nothing': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  ':order sideways': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'delete what is missing': {
    aspects: ['status', 'changes'],
    reason: 'Sling reports as deleted what never existed; an author must learn that somebody was faster',
  },
  'move what is missing': {
    aspects: ['content'],
    reason: 'Sling answers 404, yet leaves an empty node at the target',
  },
  'move into itself': { aspects: ['status'], reason: `412 in Sling: ${SENSE}` },
  'copy into itself': { aspects: ['status'], reason: `412 in Sling: ${SENSE}` },
  'import null in a list': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'import a list of a number and a text': { aspects: ['status'], reason: `409 in Sling: ${SENSE}` },
  'import broken JSON': { aspects: ['status'], reason: `409 in Sling: ${SENSE}` },
};

const NUMBERS = 'content on disk is JSON as JavaScript reads it: it has one kind of number, of 53 bits';
const BYTES = 'content on disk has bytes for assets only; the answer is 415';
const VERSIONS = 'nodes have no versions; the answer is 500';

/** What our servlet cannot do yet. */
export const MISSING: Readonly<Record<string, Accepted>> = {
  'the greatest Long': { aspects: ['status', 'changes', 'content'], reason: NUMBERS },
  'a Long beyond 2^53': { aspects: ['status', 'changes', 'content'], reason: NUMBERS },
  'a whole Double': { aspects: ['content'], reason: NUMBERS },
  'a fraction for a Long': { aspects: ['status', 'changes', 'content'], reason: NUMBERS },
  'import whole Doubles': { aspects: ['content'], reason: NUMBERS },
  'a file': { aspects: ['status', 'changes', 'content'], reason: BYTES },
  'a file by its own name': { aspects: ['status', 'changes', 'content'], reason: BYTES },
  'a file with an extension': { aspects: ['status', 'changes', 'content'], reason: BYTES },
  'a file of type nt:file': { aspects: ['status', 'changes', 'content'], reason: BYTES },
  'a checkin of what has no versions': { aspects: ['status'], reason: VERSIONS },
  versions: { aspects: ['status', 'changes', 'content'], reason: VERSIONS },
};
