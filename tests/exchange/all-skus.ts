interface Answer {
  json<T>(): T;
}

/** The order numbers of all shells of the read API, page by page. */
export async function allSkus(get: (url: string) => PromiseLike<Answer>): Promise<string[]> {
  const numbers: string[] = [];
  let cursor: string | undefined = '0';
  while (cursor !== undefined) {
    const answer = await get(`/api/v3.0/shells?limit=100&cursor=${cursor}`);
    const page = answer.json<{ paging_metadata: { cursor?: string }; result: { id: string }[] }>();
    numbers.push(...page.result.map(({ id }) => id.slice(id.lastIndexOf('/') + 1)));
    cursor = page.paging_metadata.cursor;
  }
  return numbers;
}
