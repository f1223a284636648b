type Pair = readonly [string, string];

/** What people without an account are told about a preview of pages. Pairs are a title and a text. */
export const preview = {
  title: 'Preview: this may not be published yet.',
  asOn: (day: string) => `Preview: these pages as they were on ${day}.`,
  willBe: (day: string) => `Preview: the site as it will be on ${day}.`,
  until: (end: string) => `The link works until ${end}.`,
  ended: ['This preview has ended', 'Ask the person who sent you the link for a new one.'] as Pair,
  outside: ['This page is not part of the preview', 'The link shows some pages only.'] as Pair,
  unknown: [
    'There is no such preview',
    'Check that the address is complete: it may have been cut off.',
  ] as Pair,
  unsent: ['Nothing was sent', 'In a preview, forms are only shown.'] as Pair,
  back: 'Back to the preview',
};
