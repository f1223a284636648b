/**
 * Ids of headings as GitHub makes them, so that links in documents lead to the same place there and here: small letters,
 * spaces as hyphens, no punctuation; the second heading of the same words gets `-1`.
 */
export function slugs(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const times = used.get(slug) ?? 0;
    used.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}
