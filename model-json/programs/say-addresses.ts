/** Prints the addresses to open after start-up. */
export function sayAddresses({
  publish,
  author,
}: {
  publish?: string | undefined;
  author?: string | undefined;
}): void {
  const lines = [
    ...(publish === undefined ? [] : [`  Visitors: open ${publish}/ for the home page`]),
    ...(author === undefined ? [] : [`  Authors:  open ${author}/ and choose a page to edit`]),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
