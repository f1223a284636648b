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
  'a file with the name of a property': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'a restoration without a version': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'a restoration of a version that never was': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'a child of a checked-in node': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'a child of a checked-in node deleted': {
    aspects: ['changes'],
    reason: 'Sling lists a change that it has refused',
  },
  'import null in a list': { aspects: ['status'], reason: `500 in Sling: ${SENSE}` },
  'import a list of a number and a text': { aspects: ['status'], reason: `409 in Sling: ${SENSE}` },
  'import broken JSON': { aspects: ['status'], reason: `409 in Sling: ${SENSE}` },
};
